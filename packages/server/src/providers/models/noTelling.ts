// What ends a telling, asks what to do and announces choices, in whole lines.
import words from './noProseWords.json' with { type: 'json' }

/** Between two words of a phrase, within one sentence. */
const SOME = String.raw`[^.!?।۔؟\n]{0,40}`

/** Words by which a model speaks of itself, of what it was asked or of who made it, instead of telling. */
const NO_TELLING = [
  String.raw`\bas an? (?:ai|artificial intelligence|(?:large )?language model)\b`,
  String.raw`\bi(?:['’]m| am)(?: just| only)? an? (?:ai (?:language )?(?:model|assistant)|(?:large )?language model)\b`,
  String.raw`\bi(?: can['’]?t| cannot| can not| won['’]?t|(?:['’]m| am) (?:not able|unable) to) (?:help|assist|comply|continue|fulfil{1,2}|generate|create|write|provide|produce|engage)(?: with)? (?:this|that|your|the|such)(?: \S+)? (?:request|content|story|scene|prompt|scenario)`,
  String.raw`\bi must (?:respectfully )?decline (?:this|that|your|to (?:write|continue|generate))`,
  String.raw`\b(?:content|usage|safety) (?:policy|policies|guidelines)\b`,
  String.raw`\b(?:openai|chatgpt)\b`,
  String.raw`\bmain ek (?:ai|language model)\b|\bmain ${SOME}\b(?:request|anurodh)\b${SOME}\bnahi`,
  String.raw`(?:ए ?आई|ai|भाषा|ए ?आय) (?:भाषा )?(?:मॉडल|मॉडेल|सहायक|असिस्टेंट)`,
  String.raw`अनुरोध${SOME}नहीं${SOME}सक`,
  String.raw`विनंती${SOME}शकत नाही`,
  String.raw`(?:এ ?আই|ভাষা) মডেল|অনুরোধ${SOME}(?:পারব|পারি|পারছি) না`,
  String.raw`மொழி மாதிரி|கோரிக்கை${SOME}(?:முடியாது|இயலாது)`,
  String.raw`భాషా (?:మోడల్|నమూనా)|అభ్యర్థన${SOME}(?:చేయలేను|నెరవేర్చలేను)`,
  String.raw`ભાષા (?:મોડેલ|મોડલ)|વિનંતી${SOME}(?:(?:નહીં|નથી)${SOME}શક|શક${SOME}(?:નહીં|નથી))`,
  String.raw`ಭಾಷಾ (?:ಮಾದರಿ|ಮಾಡೆಲ್)|(?:ಕೋರಿಕೆ|ವಿನಂತಿ)${SOME}(?:ಸಾಧ್ಯವಿಲ್ಲ|ಆಗುವುದಿಲ್ಲ|ಲಾರೆ)`,
  String.raw`ഭാഷാ ?(?:മോഡൽ|മാതൃക)|അഭ്യർത്ഥന${SOME}(?:കഴിയില്ല|സാധ്യമല്ല|പറ്റില്ല)`,
  String.raw`(?:اے ?آئی|لسانی|زبان کا) ?(?:ماڈل|اسسٹنٹ|معاون)|درخواست${SOME}(?:نہیں${SOME}سک|سک${SOME}نہیں)`,
].join('|')

export const noTelling = new RegExp(NO_TELLING, 'iu')

/** How an answer opens that is about the telling and not the telling, in the languages of the stories. */
const OPENING = [
  String.raw`(?:i['’]?m |i am )?(?:so |very |really |truly )?sorry[,.!]? (?:but )?(?:i|this|that|your)\b`,
  String.raw`i apologi[sz]e\b`,
  String.raw`(?:sure|certainly|of course|absolutely|okay|great)(?: thing)?[!,.:][^\n]{0,60}?(?:here(?:['’]s| is| are)|i['’]ll|i will|let me)\b`,
  String.raw`here(?:['’]s| is) (?:the|your|a) (?:next|story|scene|turn|continuation|telling)\b`,
  String.raw`(?:mujhe )?(?:maaf|maf) (?:kijiye|karo|karein|karna)\b${SOME}\b(?:main|yeh|ye|is|aapk[ia])\b`,
  String.raw`(?:मुझे खेद है|मुझे (?:माफ़|माफ)|क्षमा (?:करें|कीजिए)|(?:माफ़|माफ) (?:करें|कीजिए|करना))${SOME}(?:मैं|यह|इस|आपक)`,
  String.raw`(?:क्षमस्व|(?:मला )?माफ करा)${SOME}(?:मी |ही |या |तुम)`,
  String.raw`(?:আমি )?দুঃখিত${SOME}(?:আমি|এই|আপনার)`,
  String.raw`மன்னிக்கவும்${SOME}(?:நான்|இந்த|உங்கள்|என்னால்)`,
  String.raw`క్షమించండి${SOME}(?:నేను|ఈ|మీ|నాకు)`,
  String.raw`(?:માફ કરશો|માફ કરજો|ક્ષમા કરશો)${SOME}(?:હું|આ|તમાર)`,
  String.raw`(?:ಕ್ಷಮಿಸಿ|ದಯವಿಟ್ಟು ಕ್ಷಮಿಸಿ)${SOME}(?:ನಾನು|ಈ|ನಿಮ್ಮ|ನನಗೆ|ನನ್ನಿಂದ)`,
  String.raw`(?:ക്ഷമിക്കണം|ക്ഷമിക്കൂ|മാപ്പ്)${SOME}(?:ഞാൻ|ഈ|നിങ്ങളുടെ|എനിക്ക്)`,
  String.raw`(?:معذرت|معاف (?:کیجیے|کیجئے|کریں)|مجھے افسوس ہے)${SOME}(?:میں|یہ|اس|آپ)`,
]
  .map((one) => `(?:${one})`)
  .join('|')

export const opening = new RegExp(String.raw`^\s*(?:${OPENING})`, 'iu')

/** How an answer begins that may turn out to be about the telling. */
export const mayOpen =
  /^\s*(?:\S*$|(?:i|i['’]?m|as|sorry|sure|certainly|of|absolutely|okay|great|here(?:['’]s)?|maaf|maf|main|mujhe|मुझे|मैं|क्षमा|माफ़|माफ|क्षमस्व|मला|मी|আমি|দুঃখিত|மன்னிக்கவும்|நான்|క్షమించండి|నేను|માફ|ક્ષમા|હું|ಕ್ಷಮಿಸಿ|ದಯವಿಟ್ಟು|ನಾನು|ക്ഷമിക്കണം|ക്ഷമിക്കൂ|മാപ്പ്|ഞാൻ|معذرت|معاف|مجھے|میں)(?![\p{L}\p{M}'’]))/iu

/** A line of a list. */
export const listed =
  /^\s{0,3}(?:[-*•]|\p{Nd}{1,2}[.)।۔]|\p{L}[)]|(?:option|choice|विकल्प|पर्याय|বিকল্প) (?:\p{Nd}{1,2}|[a-z])[:.)])\s+[^\s*]/iu
export const heading = /^\s{0,3}#{1,6}\s+\S/u

/** What announces a list of choices: `your options for now`. English has one and many of them. */
const TITLE = String.raw`(?:${words.whose.join('|')})?\s?(?:options?|choices?|${words.options.slice(2).join('|')})(?![\p{L}\p{M}])[^.!?।۔؟]{0,30}`

const bare = (line: string) =>
  line
    .trim()
    .toLowerCase()
    .replace(/[.।?۔؟]$/u, '')
const askedOrEnded = new Set([...words.asked, ...words.ended].map(bare))

const ANNOUNCED = new RegExp(
  String.raw`^\s{0,3}(?:${TITLE}:|(?:scene|chapter|turn|part) \d{1,3}(?:[:.\s–—-][^.!?]{0,40})?)\s*$`,
  'iu',
)

/** Returns true if a line is the name of a scene or announces choices. */
export const announces = (line: string): boolean => ANNOUNCED.test(line)

/** Returns true if a whole line announces choices, asks for one, or ends the story on its own. */
export const isNoProse = (line: string): boolean =>
  ANNOUNCED.test(line) || askedOrEnded.has(bare(line))

const BEGINNINGS = [
  ...words.asked,
  ...words.ended,
  ...['', ...words.whose.map((one) => `${one} `)].flatMap((whose) =>
    words.options.map((one) => `${whose}${one}`),
  ),
]
const MAY_BE_MARKED = new RegExp(
  String.raw`^\s{0,3}(?:#{0,6}|\*|[-•]|\p{Nd}{1,2}[.)।۔]?|\p{L}\)|(?:scene|chapter|turn|part) \d{0,3}[^.!?]{0,40}|${TITLE}:?)\s*$`,
  'iu',
)

/** Whether a line that is not whole yet may become one that is no prose. */
export function mayBeNoProse(line: string): boolean {
  const begun = line.trimStart().toLowerCase()
  return MAY_BE_MARKED.test(line) || BEGINNINGS.some((one) => one.startsWith(begun))
}
