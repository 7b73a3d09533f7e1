// Lint rules of this repository that oxlint does not provide.
import { commentWidth } from './comment-width.mjs';
import { constants } from './constants.mjs';
import { layers } from './layers.mjs';

/** `**` is `Math.pow`, whose last bit differs between engines: `10 ** -5 !== 1e-5` on Node 20. */
const noPower = {
  /** @param {any} context */
  create(context) {
    const check = (/** @type {any} */ node) => {
      if (node.operator === '**' || node.operator === '**=') {
        context.report({
          node,
          message: '`**` gives different bits in different engines; multiply, or write the constant.',
        });
      }
    };
    return { BinaryExpression: check, AssignmentExpression: check };
  },
};

export default {
  meta: { name: 'tilewright' },
  rules: { 'comment-width': commentWidth, 'no-power': noPower, 'constant-case': constants, layers },
};
