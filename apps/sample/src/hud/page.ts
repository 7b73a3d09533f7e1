/** The page around the picture. A text is written only when it has changed. */

/** @throws Error if the page has no such element */
export function elementById(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The page must have an element with the id "${id}"`);
  return element;
}

/** @throws Error if the page has no such dialog */
export function dialogById(id: string): HTMLDialogElement {
  const element = elementById(id);
  if (element instanceof HTMLDialogElement) return element;
  throw new Error(`The element with the id "${id}" must be a dialog`);
}

/** Writes texts into elements, by id. */
export class Texts {
  private readonly elements = new Map<string, HTMLElement>();
  private readonly texts = new Map<string, string>();

  write(id: string, text: string): void {
    if (this.texts.get(id) === text) return;
    this.texts.set(id, text);
    let element = this.elements.get(id);
    if (element === undefined) {
      element = elementById(id);
      this.elements.set(id, element);
    }
    element.textContent = text;
  }
}
