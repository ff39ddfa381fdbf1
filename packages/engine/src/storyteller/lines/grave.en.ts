import type { Lines } from './lines.ts'

/** Around what an author marks as grave: few words, and no wit. */
export const graveEn: Pick<Lines, 'immerse'> = {
  immerse: [
    'You stand still.',
    'You look, because somebody should.',
    'You make yourself see all of it.',
    'It is very quiet here.',
    'You stay, and do not turn your face away.',
    'For some time you only look.',
    'You let nothing escape you.',
    'There is time to look, and you take it.',
    'You keep silent, and see.',
    'Your eyes go over it slowly.',
  ],
}
