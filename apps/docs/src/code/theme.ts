import { createCssVariablesTheme } from 'shiki';

/** The colors of code are those of the page, in `theme/code.css`. */
export const codeTheme = createCssVariablesTheme({ name: 'tilewright', variablePrefix: '--code-', fontStyle: true });
