import { readFileSync } from 'node:fs'

/** What hearing, topics and harm are measured on and fitted to: data, and so no part of the source. */
const FOLDER = new URL('../../../evaluation/', import.meta.url)

/** The text of a file there, by its path. */
export const evaluationText = (path: string): string => readFileSync(new URL(path, FOLDER), 'utf8')

export const evaluationLines = (path: string): string[] => evaluationText(path).trim().split('\n')

/** The rows of a table, each with its columns. */
export const evaluationRows = (path: string): string[][] =>
  evaluationLines(path).map((line) => line.split('\t'))
