import { tokenize } from '@kathasagar/story'

import { keywordsOf, type Keyword, wordSimilarity } from '../../text/keywordsOf.ts'
import { headsOf } from './contentWordsOf.ts'
import { intentOf } from './intentOf.ts'
import { intentSet } from './intents.ts'

const SPOKEN = intentSet(
  'ask tell call think promise refuse sorry forgive thanks greet agree joke insult love feel fear wait',
)
const TO_YOU =
  /(?<![\p{L}\p{M}])(?:you|your|yours|u|ur|तुम|तू|आप|तुम्हें|तुम्हारा|तुम्हारी|तुम्हारे|तेरा|तेरी|तेरे|आपका|आपकी|आपके|आपको|तुमने|tum|tu|aap|tumhara|tumhari|tumhare|tera|teri|tere|aapka|aapki|aapke|apka|apki|तुम्ही|तुझं|तुझा|तुझी|तुला|আপনি|তুমি|তুই|আপনার|তোমার|நீ|நீங்கள்|உன்|உங்கள்|నువ్వు|మీరు|నీ|మీ|నీకు|మీకు|તું|તમે|તારું|તારી|તારો|તમારું|તમારી|તમારો|ನೀನು|ನೀವು|ನಿನ್ನ|ನಿಮ್ಮ|ನಿನಗೆ|ನಿಮಗೆ|നീ|നിങ്ങൾ|നിന്റെ|നിങ്ങളുടെ|താങ്കൾ|നിനക്ക്|تم|تو|آپ|تمہارا|تمہاری|تمہارے|تمہیں|تیرا|تیری|تیرے)(?![\p{L}\p{M}])/iu
const TO_THEM =
  /(?<![\p{L}\p{M}])(?:him|her|them|उसे|उसको|उन्हें|उनसे|उससे|usko|usse|unse|unhe|use|اسے|انہیں)(?![\p{L}\p{M}])/iu

export const saysYou = (text: string): boolean => TO_YOU.test(text)
export const saysThem = (text: string): boolean => TO_THEM.test(text)

/** Returns true if the words are speech: a question, a statement, or a speech act. */
export function isSpoken(text: string): boolean {
  const { form, intent } = intentOf(text)
  if (form === 'question' || saysYou(text)) return true
  return SPOKEN.has(intent) || (form === 'words' && intent === null)
}

export const asksForName = (text: string): boolean =>
  /\bwho (?:are|r) (?:you|u)\b|\b(?:your|ur) name\b|^name$|(?:आप|तुम|तू) कौन|(?:तुम्हारा|आपका|तेरा) नाम|^नाम$|(?:aap|tum|tu) kaun|(?:tumhara|aapka|apka|tera) na+m|तुम्ही कोण|तुझं नाव|(?:আপনি|তুমি) কে|நீங்கள் யார்|பெயர்|(?:నువ్వు|మీరు) ఎవరు|నువ్వెవరు|మీరెవరు|(?:నీ|మీ) పేరు|(?:તું|તમે) કોણ|(?:તારું|તમારું) નામ|(?:ನೀನು|ನೀವು) ಯಾರು|ನೀನ್ಯಾರು|ನೀವ್ಯಾರು|(?:ನಿನ್ನ|ನಿಮ್ಮ) ಹೆಸರು|(?:നീ|നിങ്ങൾ|താങ്കൾ) ആര|(?:നിന്റെ|നിങ്ങളുടെ) പേര്|(?:تم|آپ|تو) کون|(?:تمہارا|آپ کا|تیرا) نام/iu.test(
    text,
  )

function callsIn(text: string): readonly (readonly Keyword[])[] {
  const names = text.split(/(?<=[.!?।۔؟])\s+/u).flatMap((sentence) => {
    const [, opening = ''] = /^\s*([^,!:?.]{1,24})[,!:]\s*\S/u.exec(sentence) ?? []
    const [, closing = ''] = /,\s*(?!\s)([^,!:?.]{1,24})(?<!\s)[?!.।\s]*$/u.exec(sentence) ?? []
    return [opening, closing]
  })
  const [first = ''] = text.trim().split(/[\s,!:]+/u)
  const [, greeted = ''] = GREETED.exec(text) ?? []
  return [...names, greeted, saysYou(text) ? first : '']
    .filter((name) => tokenize(name).length <= LONGEST_CALL)
    .map(keywordsOf)
}
/** Matches a greeting or thanks before the name of the addressed person: "shukriya banne". */
const GREETED =
  /^[^\p{L}\p{M}\p{N}]*(?:hi|hello|hey|thanks|thank you|sorry|namaste|salaam|aadaab|adaab|shukriya|नमस्ते|सलाम|आदाब|शुक्रिया|धन्यवाद)\s+(?!\s)([^,!:?.]{1,24})(?<!\s)[,!:?.।\s]*$/iu
const LONGEST_CALL = 2
const calledIn = (text: string): readonly Keyword[] => callsIn(text).flat()

/** Returns true if the text addresses one of the names. "Old cow" does not address an old buck. */
export function isCalled(text: string, names: readonly string[]): boolean {
  const called = calledIn(text)
  return names.some((name) =>
    headsOf(name).some((head) => called.some((one) => wordSimilarity(one, head) >= THE_SAME)),
  )
}
const THE_SAME = 0.99
