/** `addAll`: its checks, and what observers are told. */
import type { AnyQuantity } from '@tilewright/units';
import { argumentError, requireInteger, requireObject } from '@tilewright/units/checks';
import type { Handle } from '../handle.js';
import type { ChangeObservers } from './changes.js';
import { SPARSE } from './limits.js';
import { requireShapeColumns } from './shape-checks.js';
import type { ShapeColumns } from './shapes.js';
import type { Store } from './store.js';

/** Adds objects with the shapes in the rows of columns; see `ObjectTracker.addAll`. */
export function addRows<T>(
  store: Store<T>,
  observers: ChangeObservers,
  objects: ArrayLike<T>,
  shapes: ShapeColumns<AnyQuantity>,
): Handle[] {
  const where = 'tracker.addAll';
  store.requireUnlocked(where);
  requireObject(where, 'objects', 'an array', objects);
  requireInteger(where, 'objects.length', objects.length, 0);
  requireShapeColumns(where, objects.length, shapes);
  const { slots, circles, rectangles } = store;
  if (objects.length > slots.room) {
    const rule = `at most ${slots.room}, the number of free slots`;
    throw argumentError(where, 'objects.length', rule, objects.length);
  }
  if (objects.length === 0) return [];
  // The objects are read before anything changes, because a getter of the caller may throw.
  const added: T[] = [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- within the length, and T may be undefined
  for (let row = 0; row < objects.length; row++) added.push(objects[row] as T);
  if (slots.live === slots.used) slots.reserve(added.length);
  const cells = 'mins' in shapes ? rectangles : circles;
  const first = cells.append(added.length);
  const handles: Handle[] = [];
  for (const [row, object] of added.entries()) {
    const slot = slots.take(object);
    slots.record[slot] = first + row; // marks the slot as in use until levels are made
    if ('mins' in shapes) {
      const { mins, maxs } = shapes;
      store.stageRectangle(first + row, slot, mins.rawX[row]!, mins.rawY[row]!, maxs.rawX[row]!, maxs.rawY[row]!);
    } else {
      const centers = 'centers' in shapes ? shapes.centers : shapes.positions;
      const radius = 'radii' in shapes ? shapes.radii.raw[row]! : 0;
      store.stageCircle(first + row, slot, centers.rawX[row]!, centers.rawY[row]!, radius);
    }
    handles.push(slots.handleOf(slot));
  }
  store.rebuild(cells, SPARSE);
  if (!observers.isIdle) {
    for (const handle of handles) observers.noteNew(slots.find(handle));
    observers.report();
  }
  return handles;
}
