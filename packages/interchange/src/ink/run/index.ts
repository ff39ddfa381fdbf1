export { InkError } from './boundedInk.ts'
export { compiledOf, inkStory, isOwnInk } from './compileInk.ts'
export { openInk, type InkPlay, type InkOutput } from './playInk.ts'
export { walkInk, type WalkResult } from './walkInk.ts'
