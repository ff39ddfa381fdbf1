import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/**
 * Lines for fitting and evaluating the classifiers. The files are compressed: to change one, unpack it with
 * `gunzip`, then pack it with `gzip -9n`.
 */
const FOLDER = new URL('../../../evaluation/', import.meta.url)

export const evaluationText = (path: string): string =>
  gunzipSync(readFileSync(new URL(`${path}.gz`, FOLDER))).toString('utf8')

export const evaluationLines = (path: string): string[] => evaluationText(path).trim().split('\n')

export const evaluationRows = (path: string): string[][] =>
  evaluationLines(path).map((line) => line.split('\t'))
