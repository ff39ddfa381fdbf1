import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/**
 * Folder with lines for fitting and evaluating the classifiers. To change a compressed file, use `gunzip`,
 * and `gzip -9n` after the change.
 */
const FOLDER = new URL('../../../evaluation/', import.meta.url)

export const evaluationText = (path: string): string =>
  gunzipSync(readFileSync(new URL(`${path}.gz`, FOLDER))).toString('utf8')

export const evaluationLines = (path: string): string[] => evaluationText(path).trim().split('\n')

export const evaluationRows = (path: string): string[][] =>
  evaluationLines(path).map((line) => line.split('\t'))
