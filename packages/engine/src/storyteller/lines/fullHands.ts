import type { LanguagePack } from '../languagePack.ts'

type FullHands = LanguagePack['fullHands']

export const fullHandsEn: FullHands = {
  en: 'You can carry no more. Something would have to stay behind first.',
}
export const fullHandsHi: FullHands = { hi: 'इससे ज़्यादा साथ नहीं ले जाया जा सकता। पहले कुछ छोड़ना होगा।' }
export const fullHandsMr: FullHands = {
  mr: 'यापेक्षा जास्त सोबत नेता येणार नाही. आधी काहीतरी सोडावे लागेल.',
}
export const fullHandsBn: FullHands = { bn: 'এর চেয়ে বেশি সঙ্গে নেওয়া যাবে না। আগে কিছু রেখে যেতে হবে।' }
export const fullHandsTa: FullHands = {
  ta: 'இதற்கு மேல் சுமக்க முடியாது. முதலில் எதையாவது விட்டுவிட வேண்டும்.',
}
export const fullHandsTe: FullHands = { te: 'ఇంతకంటే ఎక్కువ మోయలేరు. ముందు ఏదైనా వదిలేయాలి.' }
export const fullHandsGu: FullHands = {
  gu: 'આનાથી વધારે સાથે લઈ જઈ શકાશે નહીં. પહેલાં કંઈક છોડવું પડશે.',
}
export const fullHandsKn: FullHands = { kn: 'ಇದಕ್ಕಿಂತ ಹೆಚ್ಚು ಹೊರಲಾಗದು. ಮೊದಲು ಏನನ್ನಾದರೂ ಬಿಡಬೇಕು.' }
export const fullHandsMl: FullHands = { ml: 'ഇതിൽ കൂടുതൽ ചുമക്കാനാവില്ല. ആദ്യം എന്തെങ്കിലും വിട്ടുകളയണം.' }
export const fullHandsUr: FullHands = {
  ur: 'اس سے زیادہ ساتھ نہیں لے جایا جا سکتا۔ پہلے کچھ چھوڑنا ہوگا۔',
}
