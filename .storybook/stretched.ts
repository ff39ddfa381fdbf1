import type { Args } from '@storybook/react-vite'

import { mapDeep } from './localized/says.ts'

/** A language that sheets of states show the longest words of. */
export type StretchedIn = 'en' | 'hi'

/** Long words first: a name of one word becomes the one that breaks a line worst. */
const WORDS: Readonly<Record<StretchedIn, readonly string[]>> = {
  en: 'Thiruvananthapuram’s uncompromising lamplighters, notwithstanding unforgettable misunderstandings and the extraordinarily straightforward correspondence of the Venkatanarasimharajuvaripeta embankment, undertook a circumnavigation that nobody afterwards remembered without embarrassment'.split(
    ' ',
  ),
  hi: 'किंकर्तव्यविमूढ़ दीपवाहकों की अविस्मरणीय ग़लतफ़हमियाँ और अन्तर्विभागीय पत्रव्यवहार, जिसे तिरुवनन्तपुरम् के पुनर्प्रतिष्ठापित महाराजाधिराज ने सार्वजनिक रूप से कभी स्वीकार नहीं किया, फिर भी सहस्राब्दियों तक सुनाया जाता रहा'.split(
    ' ',
  ),
}

/** Shorter than this no text is: a name that somebody gives may have so many letters. */
const SHORTEST = 28

/** So many words of the language that they are twice as long as the text. */
function stretched(text: string, language: StretchedIn): string {
  const words = WORDS[language]
  const length = Math.max(SHORTEST, text.length * 2)
  let long = ''
  for (let at = 0; long.length < length; at += 1) {
    long += `${at === 0 ? '' : ' '}${words[at % words.length]}`
  }
  return long
}

/** Props and fields that hold words of people: titles, names, what is told. */
const HOLDS_WORDS =
  /^(?:children|description|error|heading|hint|label|message|name|short_description|summary|tagline|text|title|username)$/

/** A name of a picture or of a value begins with a small letter, and an address has no space. */
const isOfPeople = (text: string) => /^[\p{Lu}\p{Lo}]/u.test(text) && !text.includes('://')

/** Props and fields that hold the address of a picture. */
const HOLDS_PICTURE =
  /^(?:avatar|avatar_url|cover|cover_image_url|coverUrl|image|image_url|picture|portrait|src)$/

/** A value with some of its texts changed, at any depth; the same where there are none. */
const changedIn = (value: unknown, change: (key: string, text: string) => unknown) =>
  mapDeep(value, (one, key) => (typeof one === 'string' ? change(key, one) : one))

/** Args whose words are the longest of a language; the same where they hold no words. */
export const withLongestWords = (args: Args, language: StretchedIn): Args =>
  changedIn(args, (key, text) =>
    HOLDS_WORDS.test(key) && isOfPeople(text) ? stretched(text, language) : text,
  ) as Args

/** Args without pictures; the same where they hold none. What somebody typed into a form stays. */
export function withoutPictures(args: Args): Args {
  const { values: _typed, ...shown } = args
  const bare = changedIn(shown, (key, text) => (HOLDS_PICTURE.test(key) ? null : text))
  return bare === shown ? args : { ...args, ...(bare as Args) }
}
