import { root } from '../architecture/imports.ts'
import { weighAll, type WeighedImport } from '../packages/weigh.ts'

/** Weighs the pieces that its argument lists, and prints them with their weights. */
const pieces = JSON.parse(process.argv[2] ?? '[]') as readonly WeighedImport[]
const weights = await weighAll(pieces, { root, conditions: ['@kathasagar/source'] })
process.stdout.write(JSON.stringify([...weights]))
