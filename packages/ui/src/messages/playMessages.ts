import { memory } from './en/memory.ts'
import { play } from './en/play.ts'
import { reading } from './en/reading.ts'
import { report } from './en/report.ts'
import { ways } from './en/ways.ts'

/**
 * Every string of playing a story, and of reporting one. It lies beside `en` and not in it, so that only who plays loads it;
 * a catalogue that gives these areas in another language overrules it.
 */
export const playMessages = { memory, play, reading, report, ways }
