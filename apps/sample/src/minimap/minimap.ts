/** The minimap, which the title does not show: its code is loaded meanwhile. Without it the game goes on. */
import type { Feature, FeatureMaker, Frame } from '../feature.js';
import { loadPart } from '../load-part.js';
import type { World } from '../simulation/world.js';
import type { MapPanel } from './map-panel.js';
import './minimap.css';

export const minimap: FeatureMaker = ({ world }) => new Minimap(world);

class Minimap implements Feature {
  private panel: MapPanel | undefined;

  constructor(world: World) {
    void loadPart(() => import('./map-panel.js')).then((part) => (this.panel = part && new part.MapPanel(world)));
  }

  show(frame: Frame): void {
    this.panel?.show(frame);
  }
}
