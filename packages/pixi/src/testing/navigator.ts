/** PixiJS asks which browser it runs in while it is imported. Node 20 has no `navigator` to ask. */
if (!('navigator' in globalThis)) {
  Object.defineProperty(globalThis, 'navigator', { value: { userAgent: 'Node.js' }, configurable: true });
}
