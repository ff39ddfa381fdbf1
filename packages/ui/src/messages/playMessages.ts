import { memory } from './en/memory.ts'
import { play } from './en/play.ts'
import { reading } from './en/reading.ts'

/**
 * Every string of playing a story. It lies beside `en` and not in it, so that only who plays loads it;
 * a catalogue that gives these areas in another language overrules it.
 */
export const playMessages = { memory, play, reading }
