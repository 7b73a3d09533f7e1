/** The page around the picture. Something is written only when it has changed. */

/** @throws Error if the page has no such element */
export function elementById(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The page must have an element with the id "${id}"`);
  return element;
}

/** Adds elements in one that the page has, or after it. @throws Error if the page lacks it */
export function addHtml(id: string, html: string, where: InsertPosition = 'beforeend'): void {
  elementById(id).insertAdjacentHTML(where, html);
}

/** @throws Error if the page has no such dialog */
export function dialogById(id: string): HTMLDialogElement {
  const element = elementById(id);
  if (element instanceof HTMLDialogElement) return element;
  throw new Error(`The element with the id "${id}" must be a dialog`);
}

/** Writes texts, attributes and styles of elements, by id. */
export class Texts {
  private readonly written = new Map<string, string>();

  write(id: string, text: string): void {
    if (this.isNew(id, text)) elementById(id).textContent = text;
  }

  writeAttribute(id: string, name: string, value: string): void {
    if (this.isNew(`${id} ${name}`, value)) elementById(id).setAttribute(name, value);
  }

  writeStyle(id: string, property: string, value: string): void {
    if (this.isNew(`${id} ${property}`, value)) elementById(id).style.setProperty(property, value);
  }

  private isNew(key: string, value: string): boolean {
    const isNew = this.written.get(key) !== value;
    this.written.set(key, value);
    return isNew;
  }
}
