import { expect, test } from 'vitest'

import { COMMON_PASSWORDS, isEasyToGuess } from './passwords.ts'

const EASY = `Password1! P@ssw0rd123 Welcome@2025 QWERTY123! Admin#99 Krishna@108 1q2w3e4r Abcd@1234
  Dragon@2024 Mustang#1 B4seb@ll!9`

test.each(EASY.split(/\s+/u))('rejects %s as easy to guess', (password) => {
  expect(isEasyToGuess(password, [])).toBe(true)
})

test.each([
  'Sagar#2042x',
  'Mustang#904417',
  'Str0ng!Pass',
  'correct Horse 9 battery!',
  'नदी#Kinare7',
  'Aa1!zzzzq',
])('accepts %s', (password) => {
  expect(isEasyToGuess(password, [])).toBe(false)
})

test.each([
  ['Mira_Bai#1', ['mira_bai', 'x@example.org']],
  ['xM1ra_B@i#9', ['mira_bai', 'x@example.org']],
  ['Kabirdas#77', ['someone', 'kabirdas@example.org']],
])('finds the account’s own name in %s', (password, names) => {
  expect(isEasyToGuess(password, names)).toBe(true)
})

test('permits a name of three letters in a password', () => {
  expect(isEasyToGuess('Ravishing#42', ['rav', 'rav@example.org'])).toBe(false)
})

test('contains the three thousand most common passwords', () => {
  expect(COMMON_PASSWORDS.size).toBe(3000)
})
