import type { Lines } from './lines.ts'

/** Around what an author marks as grave, and on the way to an ending: few words, and no wit. */
export const graveEn: Pick<Lines, 'chose' | 'continued' | 'immerse'> = {
  chose: [
    'You have decided. {deed}.',
    'You know what you are doing. {deed}.',
    'So {deed}. It is yours to do.',
    'There is nothing else for it. {deed}.',
    '{deed}. It takes as long as it takes.',
    '{deed}. You are steadier than you thought.',
    'You draw one breath, and {deed}.',
    '{deed}. It is done.',
    'You go on. {deed}.',
    'This is how it goes. {deed}.',
  ],
  continued: [
    'Time passes, and it is quiet.',
    'You wait, and then it comes.',
    'Nothing holds it back now.',
    'You stay where you are, and it goes on.',
    'There is a silence first.',
    'You let it come.',
    'It does not stop for anybody.',
    'A breath goes by.',
    'You say nothing.',
    'What follows, follows.',
  ],
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
