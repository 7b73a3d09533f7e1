/** The numbers beside the picture, and the table of zones with its buttons. */
import type { FailureReport, ZoneReport } from '../messages/answers.js';
import { fetchAllZones } from '../client/enter.js';
import type { Session } from '../client/session.js';
import type { ServerFrame } from '../messages/server-frame.js';

const SECOND = 1000;

function element(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`#${id}`);
  if (found === null) throw new Error(`The page must have an element #${id}`);
  return found;
}

/** What rates are counted from. */
interface Rates {
  /** The last one of the zone of the player. */
  readonly frame: ServerFrame | undefined;
  readonly bytes: number;
  readonly at: number;
}

export class Panel {
  private readonly session: Session;
  private readonly buttons = new Map<number, HTMLTableRowElement>();
  /** As the processes said last. */
  private failed: readonly FailureReport[] = [];
  private before: Rates = { frame: undefined, bytes: 0, at: performance.now() };

  constructor(session: Session) {
    this.session = session;
  }

  /** Shows what is known now. Called twice in a second. */
  update(): void {
    const { session } = this;
    const { player, links } = session;
    const link = links.get(player.zone);
    const { body } = session;
    const phase = phaseOf(session, link?.isOpen === true);
    document.body.dataset['phase'] = phase;
    element('state').textContent = link?.refusal ?? sentence(phase, player.zone, this.failed);
    element('zone').textContent = String(player.zone);
    if (body !== undefined) element('coins').textContent = String(body.link.mirror.columns.coins.get(body.row));
    element('hand-overs').textContent = String(session.handOvers);
    element('bodies').textContent = String(session.bodies().length);
    const all = [...links.values()];
    element('missing').textContent = String(all.reduce((sum, { missed }) => sum + missed, 0));
    this.updateRates(
      all.reduce((sum, { bytes }) => sum + bytes, 0),
      link?.frame,
    );
  }

  /** Asks the processes that this client has heard of for their zones, and shows them. */
  async updateZones(): Promise<void> {
    const { addresses } = this.session.hosts;
    const answers = await Promise.allSettled(
      addresses.map(async (address) => ({ address, ...(await fetchAllZones(address)) })),
    );
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    const zones = found.flatMap(({ address, kept: reports }) => reports.map((report) => ({ address, report })));
    this.failed = found.flatMap(({ failed }) => failed);
    const kept = new Set(zones.map(({ report }) => report.zone));
    for (const [zone, row] of this.buttons) if (!kept.has(zone)) row.dataset['state'] = 'ended';
    for (const { address, report } of zones) this.show(address, report);
    element('problem').textContent = found.length > 0 ? '' : 'The server does not answer.';
  }

  private updateRates(bytes: number, frame: ServerFrame | undefined): void {
    const { before } = this;
    const at = performance.now();
    const seconds = (at - before.at) / SECOND;
    // Zones count their ticks apart.
    if (frame !== undefined && frame.zone === before.frame?.zone) {
      element('frames').textContent = ((frame.tick - before.frame.tick) / seconds).toFixed(0);
    }
    element('bytes').textContent = (Math.max(bytes - before.bytes, 0) / seconds / 1000).toFixed(1);
    this.before = { frame, bytes, at };
  }

  private show(address: string, { zone, fence, tick, bodies, clients, work, mayEnd }: ZoneReport): void {
    const row = this.buttons.get(zone) ?? this.addRow(zone);
    row.dataset['address'] = address;
    row.dataset['state'] = 'open';
    row.querySelector('button')!.hidden = !mayEnd;
    row.setAttribute('aria-current', String(zone === this.session.player.zone));
    const texts = [zone, fence, tick, bodies, clients, work.toFixed(1)];
    for (const [i, text] of texts.entries()) row.cells[i]!.textContent = String(text);
  }

  private addRow(zone: number): HTMLTableRowElement {
    const row = document.createElement('tr');
    const heading = document.createElement('th');
    heading.scope = 'row';
    row.append(heading);
    for (let i = 0; i < 5; i++) row.insertCell();
    const button = document.createElement('button');
    button.textContent = 'End';
    button.setAttribute('aria-label', `End zone ${zone}`);
    button.addEventListener('click', () => void this.end(zone, row.dataset['address'] ?? ''));
    row.insertCell().append(button);
    this.buttons.set(zone, row);
    const rows = [...this.buttons].sort(([a], [b]) => a - b).map(([, each]) => each);
    element('zones').replaceChildren(...rows);
    return row;
  }

  /** Ends a zone: its host stores a snapshot, and keeps its lease. The world goes on when its lease has run out. */
  private async end(zone: number, address: string): Promise<void> {
    // A process that does not answer has ended it already, or does not keep it.
    await fetch(`${address}/zones/${zone}/end`, { method: 'POST' }).catch(() => undefined);
    await this.updateZones();
  }
}

function phaseOf({ isReplaced, player }: Session, isOpen: boolean): string {
  if (isReplaced) return 'replaced';
  if (!player.hasJoined) return 'loading';
  return isOpen ? 'open' : 'waiting';
}

function sentence(phase: string, zone: number, failed: readonly FailureReport[]): string {
  if (phase === 'loading') return 'Joining...';
  if (phase === 'replaced') return 'You play in another tab. Reload this page to play here.';
  if (phase === 'open') return `You are in zone ${zone}.`;
  const failure = failed.find((each) => each.zone === zone);
  if (failure !== undefined) return `Zone ${zone} has failed. It is tried again in ${Math.ceil(failure.rest)} s.`;
  return `Zone ${zone} has no host. Another one takes it, and you go on where you were.`;
}
