/** Runs that go out of the page, by its address or as files, and runs that come in as files. */
import { replaceAddress } from '../address-bar.js';
import type { Run } from '../simulation/recording.js';
import { addressWithoutRun, addressWithRun } from './address.js';
import { mostLetters, readRun, RunError, writeRun } from './run-text.js';

/**
 * How a run was shared: in the address of the page, which is also on the clipboard if the browser allows it, or in a
 * file, because the address would be too long or because the user wanted that.
 */
export type Shared = 'copied' | 'address' | 'file' | 'saved';

export async function shareRun(run: Run): Promise<Shared> {
  const text = await writeRun(run);
  const address = addressWithRun(location.href, text);
  if (address === undefined) {
    // The address must not keep an earlier one.
    replaceAddress(addressWithoutRun(location.href));
    saveText(run, text);
    return 'file';
  }
  replaceAddress(address);
  return (await copy(address)) ? 'copied' : 'address';
}

/** Saves a run as a file, which any page with the game can open. */
export async function saveRun(run: Run): Promise<Shared> {
  saveText(run, await writeRun(run));
  return 'saved';
}

function saveText({ seed }: Run, text: string): void {
  saveFile(`keep-${seed}.run.txt`, `${text}\n`);
}

/** @throws RunError if the file is not a run that can be played */
export async function runOfFile(file: Blob): Promise<Run> {
  // A file of gigabytes is not even read.
  if (file.size > mostLetters) throw new RunError('This is not a run: it is too long.');
  const text = await file.text().catch((cause: unknown) => {
    throw new RunError('This file cannot be read.', { cause });
  });
  return readRun(text);
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  // The download has begun when the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
