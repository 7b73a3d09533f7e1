/** The editor: CodeMirror in the colors of the site, with what the compiler knows. */
import { autocompletion } from '@codemirror/autocomplete';
import { javascript } from '@codemirror/lang-javascript';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { setDiagnostics } from '@codemirror/lint';
import { Annotation, Compartment, EditorState, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { tsAutocompleteWorker, tsFacetWorker, tsHoverWorker } from '@valtown/codemirror-ts';
import type { WorkerShape } from '@valtown/codemirror-ts/worker';
import { basicSetup } from 'codemirror';
import type { Answer, Refusal } from './compiler/compile.js';
import { MOST_CODE } from './limits.js';

export interface Editor {
  code(): string;
  /** Shows another program; undo brings back the one before. */
  setCode(code: string): void;
  setWritable(isWritable: boolean): void;
  /** Adds what the compiler knows of names. */
  setWords(worker: WorkerShape, path: string): void;
  /** Underlines what the compiler refuses. */
  mark(refusals: readonly Refusal[]): void;
  /** Writes values behind the arrows of their comments. */
  fill(answers: readonly Answer[], values: ReadonlyMap<number, string>): void;
  close(): void;
}

/** A change by the page, which is neither compiled again nor taken back. */
const byPage = Annotation.define<true>();

/**
 * @param onChange - is called with each program that the reader makes
 * @param onRefusal - is called with the length of a text that is too long
 */
export function openEditor(
  parent: HTMLElement,
  code: string,
  onChange: (code: string) => void,
  onRefusal: (length: number) => void,
): Editor {
  const writable = new Compartment();
  const words = new Compartment();
  const view = new EditorView({
    parent,
    doc: code,
    extensions: [
      basicSetup,
      javascript({ typescript: true }),
      syntaxHighlighting(COLORS),
      writable.of([]),
      words.of([]),
      EditorView.contentAttributes.of({
        'aria-label': 'Program',
        'aria-describedby': 'playground-keys',
        tabindex: '0', // to scroll by keys, also where nobody can write
      }),
      EditorState.changeFilter.of(({ newDoc }) => {
        if (newDoc.length <= MOST_CODE) return true;
        onRefusal(newDoc.length);
        return false;
      }),
      EditorView.updateListener.of(({ docChanged, transactions, state }) => {
        const isReader = transactions.some((each) => each.docChanged && each.annotation(byPage) === undefined);
        if (docChanged && isReader) onChange(state.doc.toString());
      }),
    ],
  });
  return {
    code: () => view.state.doc.toString(),
    setCode: (text) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }),
    setWritable(isWritable) {
      const readOnly = [EditorState.readOnly.of(true), EditorView.editable.of(false)];
      view.dispatch({ effects: writable.reconfigure(isWritable ? [] : readOnly) });
    },
    setWords(worker, path) {
      const sources = autocompletion({ override: [tsAutocompleteWorker()] });
      const hover = tsHoverWorker({ renderTooltip: ({ quickInfo }) => ({ dom: tooltip(quickInfo) }) });
      view.dispatch({ effects: words.reconfigure([tsFacetWorker.of({ worker, path }), sources, hover]) });
    },
    mark(refusals) {
      const last = view.state.doc.length;
      const diagnostics = refusals.map(({ from, to, message }) => ({
        from: Math.min(from, last),
        to: Math.min(to, last),
        message,
        severity: 'error' as const,
      }));
      view.dispatch(setDiagnostics(view.state, diagnostics));
    },
    fill(answers, values) {
      const changes = answers.flatMap(({ from, to, type }, index) => {
        const value = values.get(index);
        const insert = value === undefined ? '' : ` ${value}${type === '' ? '' : ` (${type})`}`;
        return view.state.sliceDoc(from, to) === insert ? [] : [{ from, to, insert }];
      });
      const added = changes.reduce((sum, { from, to, insert }) => sum + insert.length - (to - from), 0);
      if (changes.length === 0 || view.state.doc.length + added > MOST_CODE) return;
      view.dispatch({ changes, annotations: [byPage.of(true), Transaction.addToHistory.of(false)] });
    },
    close: () => view.destroy(),
  };
}

interface QuickInfo {
  readonly displayParts?: readonly { readonly text: string }[] | undefined;
  readonly documentation?: readonly { readonly text: string }[] | undefined;
}

function tooltip(info: QuickInfo | undefined): HTMLElement {
  const element = document.createElement('div');
  element.className = 'playground-tip';
  const texts = [info?.displayParts ?? [], info?.documentation ?? []];
  element.textContent = texts
    .map((parts) => parts.map(({ text }) => text).join(''))
    .join('\n\n')
    .trim();
  return element;
}

const COLORS = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], color: 'var(--code-token-keyword)' },
  { tag: [tags.string, tags.regexp, tags.special(tags.string)], color: 'var(--code-token-string)' },
  { tag: [tags.number, tags.bool, tags.null, tags.typeName, tags.className], color: 'var(--code-token-constant)' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: 'var(--code-token-function)' },
  { tag: tags.comment, color: 'var(--code-token-comment)' },
  { tag: [tags.punctuation, tags.operator], color: 'var(--code-token-punctuation)' },
]);
