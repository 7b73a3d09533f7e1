/** The Tweakpane controls beside the picture: number of creatures, lens, fog, pause and single step. */
import { Pane } from 'tweakpane';
import type { Lens } from '../lens/lens.js';
import type { LensChoice, Settings } from '../settings.js';

export function addControls(container: HTMLElement, settings: Settings, lenses: readonly Lens[]): void {
  const pane = new Pane({ container });
  // What the controls show. Each step of the slider about doubles the number of creatures.
  const shown = { creatures: settings.countIndex, lens: settings.lens, fog: settings.fog, paused: settings.isPaused };
  let isRefreshing = false;
  const take = (change: () => void) => (): void => {
    if (!isRefreshing) change();
  };
  pane
    .addBinding(shown, 'creatures', {
      label: 'Creatures',
      min: 0,
      max: settings.counts.length - 1,
      step: 1,
      format: (index) => (settings.counts[Math.round(index)] ?? 0).toLocaleString('en'),
    })
    .on(
      'change',
      take(() => settings.change({ creatures: settings.counts[Math.round(shown.creatures)]! })),
    );
  const choices = Object.fromEntries<LensChoice>([
    ['None', 'none'],
    ...lenses.map(({ id, title }): [string, LensChoice] => [title, id]),
  ]);
  pane.addBinding(shown, 'lens', { label: 'Lens', options: choices }).on(
    'change',
    take(() => settings.change({ lens: shown.lens })),
  );
  pane.addBinding(shown, 'fog', { label: 'Fog' }).on(
    'change',
    take(() => settings.change({ fog: shown.fog })),
  );
  pane.addBinding(shown, 'paused', { label: 'Pause' }).on(
    'change',
    take(() => settings.change({ isPaused: shown.paused })),
  );
  pane.addButton({ title: 'One step' }).on('click', () => settings.stepOnce());
  settings.onChange(() => {
    shown.creatures = settings.countIndex;
    shown.lens = settings.lens;
    shown.fog = settings.fog;
    shown.paused = settings.isPaused;
    isRefreshing = true;
    pane.refresh();
    isRefreshing = false;
  });
  nameControls(container);
  nameSlider(container, settings);
}

/** Labels each control for screen readers. The number beside the slider is read-only. */
function nameControls(container: HTMLElement): void {
  for (const row of container.querySelectorAll('.tp-lblv')) {
    const label = row.querySelector('.tp-lblv_l')?.textContent ?? '';
    for (const control of row.querySelectorAll('input, select, .tp-sldv_t')) control.setAttribute('aria-label', label);
    const number = row.querySelector<HTMLInputElement>('.tp-sldtxtv_t input');
    if (number === null) continue;
    number.readOnly = true;
    number.tabIndex = -1;
  }
}

/** Gives the slider a role and a value for screen readers, since Tweakpane builds it of plain boxes. */
function nameSlider(container: HTMLElement, settings: Settings): void {
  const slider = container.querySelector('.tp-sldv_t');
  const tell = (): void => {
    slider?.setAttribute('aria-valuenow', String(settings.countIndex));
    slider?.setAttribute('aria-valuetext', settings.creatures.toLocaleString('en'));
  };
  slider?.setAttribute('role', 'slider');
  slider?.setAttribute('aria-valuemin', '0');
  slider?.setAttribute('aria-valuemax', String(settings.counts.length - 1));
  settings.onChange(tell);
  tell();
}
