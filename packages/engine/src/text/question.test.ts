import { expect, test } from 'vitest'

import { describesAsking, isQuestion, containsQuestion, denies, refuses } from './question.ts'
import { Lexicon, phoneticWords } from './lexicon.ts'
import { measure, type Candidate } from '../understanding/score.ts'

test.for([
  'ask the king how he knows the number',
  'I ask Sohni what she says to it',
  'पहरेदार से पूछती हूँ कि छत पर कौन रहता है',
  'दूत से पूछो कि उसे किसने भेजा है',
] as const)('"%s" describes a question to a person', (text) => {
  expect(describesAsking(text)).toBe(true)
})

test.for(['ask him to sing', 'tell him who I am', 'ask for bread'] as const)(
  '"%s" describes no question to a person',
  (text) => {
    expect(describesAsking(text)).toBe(false)
  },
)

test.for([
  ['kanne kisne baandhe, seedha batao na ustad', true],
  ['jo kaha gaya vahi bata do', false],
  ['see what is there', false],
] as const)('whether "%s" is a question: %s', ([text, asks]) => {
  expect(isQuestion(text)).toBe(asks)
})

test.for([
  'tumi kothay jabe',
  'কখন? আমি যাই',
  'তুমি কে',
  'তুমি কেন এলে',
  'तू कुठे चाललास',
  'நீ யார் சொல்',
  'எங்கே போகிறாய்',
  'ఆ మనిషి ఎవరు చెప్పు',
  'ఎందుకు ఏడుస్తున్నావు',
  'આ શું છે',
  'તું ક્યાં જાય છે',
  'ನೀನು ಯಾರು ಹೇಳು',
  'ಅವನು ಎಲ್ಲಿದ್ದಾನೆ?',
  'neenu yaaru',
  'yaake alutiya',
  'നീ ആരാണ് പറയൂ',
  'എന്തിനാ കരയുന്നത്',
  'ningal evide pokunnu',
  'تم کون ہو بتاؤ',
  'تم کہاں جا رہے ہو',
  'کیا یہ سچ ہے؟',
])('“%s” asks', (text) => {
  expect(containsQuestion(text, phoneticWords(text))).toBe(true)
})

test.for([
  'mala nako te pani',
  'எனக்கு வேண்டாம்',
  'illai naan varala',
  'ledu nenu raanu',
  'వద్దు, నేను రాను',
  'nathi javu mare',
  'ಬೇಡ, ನಾನು ಬರುವುದಿಲ್ಲ',
  'nanage beda',
  'എനിക്കു വേണ്ട',
  'enikku venda',
  'பெட்டியைத் தொடாதே',
  'నేను రాలేను',
  'తలుపు తెరవొద్దు',
  'naan alli hogolla',
  'pettigena muttbeda',
  'avan kitta naan solla maten',
  'pettiya thodaadhe',
  'talupu teravoddu',
  'aa petti thodaruthu',
  'njan avanodu parayilla',
  'ami okhane jabo na',
  'ami oke bolbona',
  'ti maza aikat nahiye',
  'میں نہیں جاؤں گا',
  'مت جاؤ',
])('“%s” denies', (text) => {
  expect(denies(text, phoneticWords(text))).toBe(true)
})

test.for([
  'I go to the river',
  'The villa has a gorilla and vanilla in it',
  'villa olage hogi deepa hachu',
  'enikku aa thakkol venam',
  'mane jungle ma farvanu mann che',
  'chalo na',
  'ராதே, வா',
  'मैं राम के घर जाता हूँ',
  'వాడు వస్తాడు',
  'હું ઘરે જાઉં છું',
  'ಆರು ದೀಪ ಹಚ್ಚುತ್ತೇನೆ',
  'ഇല പറിക്കുന്നു',
  'میں دریا کے پاس جاتا ہوں',
])('“%s” neither asks nor denies', (text) => {
  const words = phoneticWords(text)

  expect([containsQuestion(text, words), denies(text, words)]).toEqual([false, false])
})

test.for([
  ['I will not go to the river', true],
  ['I refuse to go to the river', true],
  ['नदी पर मत जाओ', true],
  ['nadi par mat jao', true],
  ['I go to the river, not to the house', false],
  ['wait for me on the mat', false],
  ['why don’t you go to the river', false],
] as const)('“%s” only refuses: %s', ([text, isRefused]) => {
  expect(refuses(text, phoneticWords(text))).toBe(isRefused)
})

test('a question favours a topic, and a denial lowers phrases without a denial', () => {
  const featuresOf = (kind: Candidate['kind'], phrase: string, text: string) =>
    measure(new Lexicon([phrase]), text, [{ kind, phrases: [phrase] }]).measured[0]?.features

  expect(featuresOf('topic', 'তোমার নাম', 'তুমি কে')).toMatchObject({ topicAsked: 1 })
  expect(featuresOf('choice', 'पाणी पी', 'mala nako te pani')).toMatchObject({ denied: 1 })
})
