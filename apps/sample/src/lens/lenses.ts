/**
 * The lenses. At most one of them is on.
 *
 * Shows: code that the first picture does not need, loaded while the game already runs.
 */
import { Container } from 'pixi.js';
import { loadPart } from '../load-part.js';
import type { LensChoice } from '../settings.js';
import type { Pictures } from '../view/pictures.js';
import type { Figure, Lens, LensId, Scene, SourceLines } from './lens.js';

/** What is loaded later. */
interface Part {
  readonly sourceLines: Readonly<Record<LensId, readonly SourceLines[]>>;
  readonly sourceFigure: (lines: SourceLines) => HTMLElement;
}

export class Lenses {
  /** Under the bodies. */
  readonly marks = new Container();
  /** Over the bodies. */
  readonly signs = new Container();
  /** Whether they could not be loaded. */
  isMissing = false;
  /** Empty until they are loaded. */
  private all: readonly Lens[] = [];
  private part: Part | undefined;

  constructor(pictures: Pictures) {
    void this.load(pictures);
  }

  /** A lens; `undefined` until it is loaded. */
  byId(id: LensChoice): Lens | undefined {
    return this.all.find((lens) => lens.id === id);
  }

  /** The functions that a lens runs, as elements of the page. */
  sourcesOf({ id }: Lens): readonly HTMLElement[] {
    const { part } = this;
    return part === undefined ? [] : part.sourceLines[id].map(part.sourceFigure);
  }

  /** Shows one lens and hides the others. */
  show(id: LensChoice, scene: Scene): readonly Figure[] {
    for (const lens of this.all) lens.marks.visible = lens.signs.visible = lens.id === id;
    return this.byId(id)?.show(scene) ?? [];
  }

  private async load(pictures: Pictures): Promise<void> {
    const part = await loadPart(() => import('./all-lenses.js'));
    this.isMissing = part === undefined;
    if (part === undefined) return;
    this.part = part;
    this.all = part.allLenses(pictures);
    for (const { marks, signs } of this.all) {
      marks.visible = signs.visible = false;
      this.marks.addChild(marks);
      this.signs.addChild(signs);
    }
  }
}
