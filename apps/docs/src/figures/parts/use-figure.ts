import { inject, type InjectionKey, onMounted, onUnmounted, reactive, ref, type Ref, watch } from 'vue';
import { type AnyFields, type AnyState, type FieldsOf, readState, writeState } from './address.js';

/** A figure at work. */
export interface Figure<S> {
  /** What the reader has set. */
  readonly state: S;
  /** Whether a script runs it. Until then it is a picture. */
  readonly isLive: Readonly<Ref<boolean>>;
  /** Brings it back to what it showed first. */
  reset(): void;
}

/** What a figure shows first, where it is a picture of a document and not the one of its article. */
export interface Shown {
  /** The part of an address with its state: `?view.far=5`. */
  readonly address: string;
  /** Is told what the figure read of that: what is wrong, or as it is anyway, is missing. */
  check(read: string): void;
}

export const SHOWN: InjectionKey<Shown> = Symbol('shown');

/** Browsers refuse a page that changes its address too often. In milliseconds. */
export const STILLNESS = 400;

/**
 * The state of a figure, which is also in the address, so that a link shows what its sender saw.
 *
 * @param name - of the figure: its part of the address begins with it
 */
export function useFigure<S extends object>(name: string, fields: FieldsOf<S>): Figure<S>;
export function useFigure(name: string, fields: AnyFields): Figure<AnyState> {
  const shown = inject(SHOWN, undefined);
  const state = reactive(readState(fields, name, shown?.address ?? ''));
  shown?.check(writeState(fields, name, '', state));
  const isLive = ref(false);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const read = (): void => void Object.assign(state, readState(fields, name, location.search));
  const write = (): void => {
    const address = location.pathname + writeState(fields, name, location.search, state) + location.hash;
    history.replaceState(history.state, '', address);
  };
  watch(state, () => {
    clearTimeout(timer);
    if (isLive.value) timer = setTimeout(write, STILLNESS);
  });
  onMounted(() => {
    read();
    isLive.value = true;
    addEventListener('popstate', read);
  });
  onUnmounted(() => {
    clearTimeout(timer);
    removeEventListener('popstate', read);
  });
  return { state, isLive, reset: () => void Object.assign(state, readState(fields, name, '')) };
}
