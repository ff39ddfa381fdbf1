import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/**
 * Lines that hearing, topics and harm are measured on and fitted to. They are stored compressed: to change
 * one, unpack it with `gunzip` and pack it again with `gzip -9n`.
 */
const FOLDER = new URL('../../../evaluation/', import.meta.url)

/** Returns the text of a file, by its path without `.gz`. */
export const evaluationText = (path: string): string =>
  gunzipSync(readFileSync(new URL(`${path}.gz`, FOLDER))).toString('utf8')

export const evaluationLines = (path: string): string[] => evaluationText(path).trim().split('\n')

/** Returns the rows of a table, each as its columns. */
export const evaluationRows = (path: string): string[][] =>
  evaluationLines(path).map((line) => line.split('\t'))
