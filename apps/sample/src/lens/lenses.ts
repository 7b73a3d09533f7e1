/** The lenses. At most one of them is on. */
import { Container } from 'pixi.js';
import { CircleLens } from './circle-lens.js';
import type { Pictures } from '../view/pictures.js';
import type { Figure, Lens, LensId, Scene } from './lens.js';
import { ObjectLens } from './object-lens.js';
import { RayLens } from './ray-lens.js';
import { SightLens } from './sight-lens.js';
import { SpacesLens } from './spaces-lens.js';
import { StepsLens } from './steps-lens.js';

export class Lenses {
  readonly all: readonly Lens[];
  /** Under the bodies. */
  readonly marks = new Container();
  /** Over the bodies. */
  readonly signs = new Container();

  constructor(pictures: Pictures) {
    this.all = [
      new RayLens(pictures),
      new CircleLens(pictures),
      new ObjectLens(),
      new StepsLens(pictures),
      new SpacesLens(pictures),
      new SightLens(),
    ];
    for (const { marks, signs } of this.all) {
      this.marks.addChild(marks);
      this.signs.addChild(signs);
    }
  }

  byId(id: LensId | 'none'): Lens | undefined {
    return this.all.find((lens) => lens.id === id);
  }

  /** Shows one lens and hides the others. */
  show(id: LensId | 'none', scene: Scene): readonly Figure[] {
    for (const lens of this.all) lens.marks.visible = lens.signs.visible = lens.id === id;
    return this.byId(id)?.show(scene) ?? [];
  }
}
