/** Who asks for their own promise, by language: "I" and a word that asks, either first, then the promise given. */
const ROWS: readonly (readonly [me: string, asks: string, given: string])[] = [
  ['আমি', 'কী|কি|কোন|কাকে', 'কথা (?:দি[^চ\\s]*ছি|দিলাম)|(?:প্রতিজ্ঞা|শপথ) কর(?:েছি|লাম)'],
  ['मी', 'काय|कोणत|कोणाल|का(?![\\p{L}\\p{M}])', '(?:वचन|शब्द) दि|शपथ घेतल'],
  ['நான்', 'என்ன|எந்த|யாருக்கு', 'வாக்கு? கொடுத்|சத்தியம் செய்த'],
  ['నేను', 'ఏ|ఎవ', 'మాట ఇచ్చ|మాటిచ్చ|ప్రమాణం చేశ|ఒట్టు పెట్ట'],
  ['મેં', 'શું|કયું|કોને', '(?:વચન|વેણ) આપ્ય|સોગંદ (?:ખાધ|લીધ)'],
  ['ನಾನು', 'ಏನ|ಯಾವ|ಯಾರಿಗೆ', '(?:ಮಾತು|ವಚನ) ಕೊಟ್ಟ|(?:ಆಣೆ|ಪ್ರಮಾಣ) ಮಾಡಿದ'],
  ['ഞാൻ', 'എന്ത|ആർക്ക', 'വാക്ക\\S* (?:തന്ന|നൽകി|കൊടുത്ത)|(?:സത്യം|ശപഥം) ചെയ്ത'],
  ['میں نے', 'کیا|کس|کون', 'وعد[ہے] کی|قسم کھائی|زبان دی'],
]

/** At the beginning of a word. */
const word = (of: string): string => `(?<![\\p{L}\\p{M}])(?:${of})`

const PROMISE_ASKED = new RegExp(
  ROWS.map(([me, asks, given]) => {
    const [i, what, promise] = [word(`${me}(?![\\p{L}\\p{M}])`), word(asks), word(given)]
    return `(?:${i}.*${what}|${what}.*${i}).*${promise}|${i}.*${promise}.*[?？؟]`
  }).join('|'),
  'su',
)

/** Whether words ask, in a language with no rules but its words, what the player has promised. */
export const isPromiseAsked = (text: string): boolean => PROMISE_ASKED.test(text)
