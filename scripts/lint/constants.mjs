// A constant has one spelling: a module-level `const` that is a literal, or arithmetic of literals, is in UPPER_CASE.

/** Reports module-level constants of primitive literals whose names are not in UPPER_CASE. */
export const constants = {
  /** @param {any} context */
  create(context) {
    const check = (/** @type {any} */ declaration) => {
      if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') return;
      for (const { id, init } of declaration.declarations) {
        if (id.type !== 'Identifier' || !isConstant(init) || /^[A-Z][A-Z0-9_]*$/.test(id.name)) continue;
        context.report({ node: id, message: `A constant is in UPPER_CASE: write ${upperCase(id.name)}.` });
      }
    };
    return {
      /** @param {any} node */
      Program(node) {
        for (const statement of node.body) {
          check(statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement);
        }
      },
    };
  },
};

/** @param {string} name in camelCase */
function upperCase(name) {
  return name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toUpperCase();
}

/**
 * Whether an expression is a number, string or boolean, or arithmetic of those and of other constants.
 *
 * @param {any} node
 * @returns {boolean}
 */
function isConstant(node) {
  switch (node?.type) {
    case 'Literal':
      return ['number', 'string', 'boolean'].includes(typeof node.value);
    case 'UnaryExpression':
      return isConstant(node.argument);
    case 'BinaryExpression':
      return isPart(node.left) && isPart(node.right);
    default:
      return false;
  }
}

/** @param {any} node an operand */
function isPart(node) {
  return isConstant(node) || (node.type === 'Identifier' && /^[A-Z][A-Z0-9_]*$/.test(node.name));
}
