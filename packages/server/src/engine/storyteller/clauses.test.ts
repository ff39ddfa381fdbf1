import { describe, expect, test } from 'vitest'
import { englishClauses as english } from './englishClauses.ts'
import { hindiClauses as hindi } from './hindiClauses.ts'
import { tidy } from './tidy.ts'

test.for([
  ['Follow the footprints up.', 'you follow the footprints up'],
  ['Quietly open my door', 'you quietly open your door'],
  ['I am your son', 'you choose “I am your son”'],
  ['I take my lamp', 'you take your lamp'],
  ['The red door', 'you choose “The red door”'],
  ['“I know the way.”', 'you say, “I know the way.”'],
  ['Chip off some paint', 'you chip off some paint'],
  ['By the old road', 'you choose “By the old road”'],
  ['Answer: nobody can', 'you answer, “Nobody can”'],
  ['Say: leave this lake', 'you say, “Leave this lake”'],
  ['Tell her you are lost', 'you tell her you are lost'],
  ["Don't answer", "you don't answer"],
  ['दीपक उठाओ', 'you choose “दीपक उठाओ”'],
])('the choice %s is taken as: %s', ([choice = '', deed]) => {
  expect(english.deedOf(choice)).toBe(deed)
})

test.for([
  ['Quietly open my door', 'you quietly open your door'],
  ['Low, once, so that he can’t pretend', '“Low, once, so that he can’t pretend”'],
])('words that were heard as the choice %s are told as: %s', ([choice = '', told]) => {
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
  expect(hindi.deedOf('दीपक उठाओ।')).toBe('“दीपक उठाओ”')
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
