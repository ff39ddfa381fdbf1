import { describe, expect, test } from 'vitest'
import { englishClauses as english } from './englishClauses.ts'
import { hindiClauses as hindi } from './hindiClauses.ts'
import { languagePackOf } from './languagePackOf.ts'
import { tidy } from '../../words/tidy.ts'

test.for([
  ['Follow the footprints up.', 'You follow the footprints up.'],
  ['Quietly open my door', 'You quietly open your door.'],
  ['I am your son', '“I am your son.”'],
  ['I take my lamp', 'You take your lamp.'],
  ['The red door', '“The red door.”'],
  ['“I know the way.”', 'You say, “I know the way.”'],
  ['Chip off some paint', 'You chip off some paint.'],
  ['By the old road', '“By the old road.”'],
  ['Answer: nobody can', 'You answer, “Nobody can.”'],
  ['Say: leave this lake', 'You say, “Leave this lake.”'],
  ['Tell her you are lost', 'You tell her you are lost.'],
  ["Don't answer", "You don't answer."],
  ['Low, once, so that he can’t pretend', '“Low, once, so that he can’t pretend.”'],
])('the choice %s is told as: %s', ([choice = '', told]) => {
  expect(english.heardOf(choice)).toBe(told)
})

test.for([
  ['A brass lamp with a dented rim', 'Look closer at the brass lamp with a dented rim'],
  ['The rope is tied with seven knots.', 'Look closer at the rope'],
  ['Wet footprints on the stair', 'Look closer: Wet footprints on the stair'],
])('the detail %s is offered as: %s', ([detail = '', offer]) => {
  expect(english.lookAt(detail)).toBe(offer)
})

test('Hindi quotes what it cannot bend without guessing at the player', () => {
  expect(hindi.heardOf('दीपक उठाओ।')).toBe('“दीपक उठाओ”।')
})

test.for([
  ['mr', 'दिवा उचल.', '“दिवा उचल”.'],
  ['bn', 'বাতি তোলো।', '“বাতি তোলো”।'],
  ['ta', 'விளக்கை எடு.', '“விளக்கை எடு”.'],
  ['te', 'లాంతరు ఎత్తు.', '“లాంతరు ఎత్తు”.'],
  ['gu', 'ફાનસ ઊંચું કર.', '“ફાનસ ઊંચું કર”.'],
  ['kn', 'ದೀಪ ಎತ್ತು.', '“ದೀಪ ಎತ್ತು”.'],
  ['ml', 'വിളക്കെടുക്കൂ.', '“വിളക്കെടുക്കൂ”.'],
  ['ur', 'چراغ اٹھاؤ۔', '“چراغ اٹھاؤ”۔'],
] as const)('a choice that is heard ends in %s as its sentences do', ([language, choice, told]) => {
  expect(languagePackOf(language).clauses.heardOf(choice)).toBe(told)
})

test.for([
  ['क़लम से लिखता हूँ', 'कलम', 'क़लम'],
  ['चाँद को देखो', 'चांद', 'चाँद'],
] as const)('of “%s” a noun is named as it was written', ([words, word, noun]) => {
  expect(hindi.nounOf(words, word)).toBe(noun)
})

describe('a line is tidied', () => {
  test.for([
    ['you go . then  stop', 'You go. Then stop'],
    ['you ask, “why?”.', 'You ask, “why?”'],
    ['कहा: “क्यों?”।', 'कहा: “क्यों?”'],
    ['“why?” asks one', '“Why?” asks one'],
    ['wait….', 'Wait…'],
  ])('%s becomes %s', ([loose = '', tidied]) => {
    expect(tidy(loose)).toBe(tidied)
  })
})
