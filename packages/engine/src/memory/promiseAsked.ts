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
const word = (of: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${of})`, 'gu')

const PROMISES = ROWS.map(([me, asks, given]) => ({
  me: word(`${me}(?![\\p{L}\\p{M}])`),
  asks: word(asks),
  given: word(given),
}))

/** Whether words ask, in a language with no rules but its words, what the player has promised. */
export function isPromiseAsked(text: string): boolean {
  return PROMISES.some(({ me, asks, given }) => {
    const end = [...text.matchAll(given)].at(-1)?.index
    if (end === undefined) return false
    const before = text.slice(0, end)
    const isAsked = before.search(asks) >= 0 || /[?？؟]/u.test(text.slice(end))
    return before.search(me) >= 0 && isAsked
  })
}
