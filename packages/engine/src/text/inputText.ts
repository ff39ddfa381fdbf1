import { tokenize } from '@kathasagar/story'

import { normalizedWords, sameSign } from './stem.ts'
import { soundOf } from './transliterate.ts'

/** Markup that browsers do not display, closed or unclosed. */
const UNSHOWN =
  /<(script|style|template|iframe|object)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/giu
/** A tag, closed or unclosed. "a < b" is not a tag. */
const TAG = /<\/?[a-z][^<>]*(?:>|$)/giu
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** Returns the text that a browser would display for markup. */
export const visibleText = (text: string): string =>
  text
    .replace(UNSHOWN, ' ')
    .replace(TAG, ' ')
    .replace(/&([a-z]+);/giu, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole)
    .trim()

export const isEmojiOnly = (text: string): boolean =>
  /\p{Extended_Pictographic}/u.test(text) && !/[\p{L}\p{N}]/u.test(text)

const MUCH = 30

export const isSpeech = (text: string): boolean => tokenize(text).length >= MUCH

const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** Maximum number of words that are matched, because the cost grows with their number. */
const MAX_MATCHED_WORDS = 80

export function firstWords(text: string, most = MAX_MATCHED_WORDS): string {
  let count = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    count += 1
    if (count === most) return text.slice(0, index + word.length)
  }
  return text
}

export type Command =
  | 'continue'
  | 'immerse'
  | 'show'
  | 'undo'
  | 'help'
  | 'who'
  | 'save'
  | 'restart'
  | 'quit'
  | 'skip'

const ENGLISH: Readonly<Record<Command, string>> = {
  continue: `continue; go on; next; keep going; carry on; proceed; move on; go ahead; forward; more; and then;
    what next; what happens next; what happened next; then what; tell me more; next scene`,
  immerse: `look; look around; look closer; look about; observe; examine; where am i; what do i see; what is here;
    what can i see; describe; describe the scene; describe the room; describe this place; immerse; take a look;
    take a look around; have a look around`,
  show: `show; show me; show image; show picture; show a picture; show me a picture; show me the picture;
    show me this; show me the scene; show the scene; draw; draw it; draw this; draw the scene; draw a picture;
    paint; paint it; paint this; paint the scene; picture; image; photo; pic`,
  undo: `undo; undo that; go back; take back; take it back; take that back; back; step back; revert; redo; retry;
    rewind; one step back`,
  help: 'help; help me; hint; give me a hint; options; what can i do; what do i do; how to play; how do i play',
  who: 'who am i; what am i; who am i here; who am i in this story',
  save: 'save; save game; save the game; save my game; save my progress',
  restart: 'restart; start over; start again; begin again; restart the game; restart the story',
  quit: 'quit; exit; quit the game; exit the game; stop the game; bye',
  skip: 'skip; skip this; skip it; skip ahead; skip this part',
}
/** Hindi patterns with endings in both scripts, because a stem alone may be another word. */
const HINDI: Readonly<Record<Command, string>> = {
  continue: `आगे; आगे बढ़ो; आगे बढ़ें; आगे बढ़िए; आगे बढ़ना; आगे बढ़ूंगा; आगे बढ़ूंगी; आगे चलो; आगे चलें; आगे चलिए; आगे सुनाओ; आगे सुनाइए;
    आगे बताओ; आगे बताइए; आगे क्या; आगे क्या हुआ; आगे क्या होगा; जारी रखो; जारी रखें; जारी रखिए; फिर; फिर क्या; फिर क्या हुआ; और सुनाओ;
    और सुनाइए; और बताओ; और बताइए; अगला; चलो; चलें; चलिए`,
  immerse: `देखो; देखें; देखिए; देखूं; आसपास देखो; आसपास देखूं; आस पास देखो; चारों ओर देखो; चारों तरफ़ देखो; इधर उधर देखो; यहां क्या है; मैं कहां हूं;
    क्या दिख रहा है; ध्यान से देखो; ग़ौर से देखो`,
  show: `दिखाओ; दिखाइए; चित्र; चित्र दिखाओ; चित्र बनाओ; chitra; chitra दिखाओ; chitra बनाओ; तस्वीर; तस्वीर दिखाओ; तस्वीर बनाओ; फ़ोटो दिखाओ; pic दिखाओ; photo दिखाओ;
    image दिखाओ`,
  undo: `वापस; वापिस; वापस जाओ; वापस चलो; वापस लो; पीछे; पीछे जाओ; पूर्ववत; undo करो`,
  help: 'मदद; मदद करो; मदद चाहिए; क्या करूँ; अब क्या करूँ; मैं क्या करूँ; अब मैं क्या करूँ; संकेत दो',
  who: 'मैं कौन हूँ; मैं हूँ कौन',
  save: 'सेव करो; सेव कर दो; save करो; save कर दो',
  restart: 'फिर से शुरू करो; दोबारा शुरू करो; शुरू से',
  quit: 'खेल बंद करो; गेम बंद करो; game बंद करो; अलविदा',
  skip: 'छोड़ो आगे चलो; इसे छोड़ो; skip करो',
}

const OTHER: Readonly<Record<Command, string>> = {
  continue: `पुढे; पुढे जा; पुढे चल; पुढे चला; पुढे सांग; पुढे काय; पुढे काय झालं; मग; मग काय; चालू ठेव; এগিয়ে চলো; এগোও;
    চলো; তারপর; তারপর কী; তারপর কী হল; আরও বলো; পরের দৃশ্য; தொடர்; தொடரு; தொடருங்கள்; மேலே சொல்; மேலே சொல்லுங்கள்;
    பிறகு; பிறகு என்ன; அப்புறம்; அப்புறம் என்ன; அடுத்து; அடுத்தது; కొనసాగించు; కొనసాగించండి; ముందుకు; తర్వాత; తర్వాత ఏమైంది; తరువాత;
    ఇంకా చెప్పు; ఆ తర్వాత; આગળ; આગળ વધો; આગળ કહો; આગળ શું; પછી; પછી શું; પછી શું થયું; ચાલુ રાખો; ಮುಂದೆ; ಮುಂದುವರಿಸು; ಮುಂದುವರಿಸಿ; ಮುಂದೇನು; ಆಮೇಲೆ; ಆಮೇಲೇನಾಯಿತು; ಮುಂದೇನಾಯಿತು; ಇನ್ನೂ ಹೇಳು;
    തുടരൂ; തുടരുക; മുന്നോട്ട്; പിന്നെ; പിന്നെ എന്ത്; പിന്നെ എന്തുണ്ടായി; അടുത്തത്; ബാക്കി പറയൂ; آگے; آگے بڑھو; آگے چلو; آگے سناؤ; آگے بتاؤ; آگے کیا; آگے کیا ہوا; جاری رکھو; پھر;
    پھر کیا; پھر کیا ہوا; اور سناؤ; اور بتاؤ; اگلا`,
  immerse: `बघ; आजूबाजूला बघ; आजूबाजूला बघतो; आजूबाजूला बघते; इकडे तिकडे बघ; नीट बघ; मी कुठे आहे; इथे काय आहे; দেখি; চারপাশে দেখি;
    চারপাশে দেখো; চারদিকে তাকাই; ভালো করে দেখি; আমি কোথায়; এখানে কী আছে; பார்; பார்க்கிறேன்; சுற்றிப் பார்;
    சுற்றிப் பார்க்கிறேன்; சுற்றிலும் பார்க்கிறேன்; நான் எங்கே; இங்கே என்ன இருக்கிறது; చూడు; చుట్టూ చూడు; చుట్టూ చూస్తాను;
    చుట్టూ చూస్తా; నేను ఎక్కడ ఉన్నాను; ఇక్కడ ఏముంది; જુઓ; આસપાસ જુઓ; આજુબાજુ જુઓ; આસપાસ જોઉં; હું ક્યાં છું; અહીં શું છે; ನೋಡು; ಸುತ್ತ ನೋಡು; ಸುತ್ತಲೂ ನೋಡು;
    ಸುತ್ತಲೂ ನೋಡುತ್ತೇನೆ; ನಾನು ಎಲ್ಲಿದ್ದೇನೆ; ಇಲ್ಲಿ ಏನಿದೆ; നോക്കൂ; ചുറ്റും നോക്കൂ; ചുറ്റും നോക്കുന്നു; ചുറ്റും നോക്കാം; ഞാൻ എവിടെയാണ്; ഇവിടെ എന്തുണ്ട്;
    دیکھو; آس پاس دیکھو; ارد گرد دیکھو; چاروں طرف دیکھو; ادھر ادھر دیکھو; غور سے دیکھو; میں کہاں ہوں; یہاں کیا ہے`,
  show: 'चित्र; चित्र दाखव; दाखव; ছবি; ছবি দেখাও; দেখাও; படம்; படம் காட்டு; காட்டு; బొమ్మ; బొమ్మ చూపించు; చూపించు; ચિત્ર; ચિત્ર બતાવો; બતાવો; ಚಿತ್ರ; ಚಿತ್ರ ತೋರಿಸು; ತೋರಿಸು; ചിത്രം; ചിത്രം കാണിക്കൂ; കാണിക്കൂ; تصویر; تصویر دکھاؤ; دکھاؤ; تصویر بناؤ',
  undo: 'मागे; परत; परत जा; ফিরে যাও; পিছনে যাও; பின்னால் போ; திரும்பிப் போ; వెనక్కి; వెనక్కి వెళ్ళు; પાછળ; પાછા જાઓ; ಹಿಂದೆ; ಹಿಂದಕ್ಕೆ ಹೋಗು; ಹಿಂದೆ ಹೋಗು; പിന്നോട്ട്; തിരിച്ചു പോകൂ; പിന്നോട്ട് പോകൂ; واپس; واپس جاؤ; پیچھے; پیچھے جاؤ',
  help: 'मला मदत हवी आहे; मी काय करू; সাহায্য; আমি কী করতে পারি; কী করব; உதவி; நான் என்ன செய்யலாம்; సాయం; సహాయం; నేనేం చేయగలను; મદદ; હું શું કરી શકું; ಸಹಾಯ; ಸಹಾಯ ಮಾಡು; ನಾನು ಏನು ಮಾಡಬಹುದು; സഹായം; സഹായിക്കൂ; എനിക്ക് എന്തു ചെയ്യാം; مدد; مدد کرو; میں کیا کروں; اب کیا کروں',
  who: 'मी कोण आहे; আমি কে; நான் யார்; నేనెవరు; నేను ఎవరు; હું કોણ છું; હું કોણ; ನಾನು ಯಾರು; ನಾನ್ಯಾರು; ഞാൻ ആര്; ഞാൻ ആരാണ്; میں کون ہوں',
  save: 'जतन कर; সেভ করো; சேமி; దాచు; సేవ్ చెయ్యి; સેવ કરો; સાચવો; ಉಳಿಸು; ಸೇವ್ ಮಾಡು; സൂക്ഷിക്കൂ; സേവ് ചെയ്യൂ; محفوظ کرو; سیو کرو',
  restart:
    'पुन्हा सुरू करा; पुन्हा सुरू कर; আবার শুরু করো; மீண்டும் தொடங்கு; మళ్ళీ మొదలుపెట్టు; ફરીથી શરૂ કરો; ಮತ್ತೆ ಶುರು ಮಾಡು; ಮೊದಲಿನಿಂದ ಶುರು ಮಾಡು; വീണ്ടും തുടങ്ങൂ; ആദ്യം മുതൽ തുടങ്ങൂ; پھر سے شروع کرو; دوبارہ شروع کرو; شروع سے',
  quit: 'खेळ बंद कर; খেলা বন্ধ করো; விளையாட்டை நிறுத்து; ఆట ఆపు; રમત બંધ કરો; ಆಟ ನಿಲ್ಲಿಸು; കളി നിർത്തൂ; کھیل بند کرو; الوداع',
  skip: 'पुढचं दाखव; এটা বাদ দাও; இதை விடு; దీన్ని వదిలెయ్యి; આ જવા દો; ಇದನ್ನು ಬಿಡು; ഇത് വിടൂ; اسے چھوڑو',
}

const byWords = (
  rows: Readonly<Record<Command, string>>,
  key: (words: readonly string[]) => string,
) =>
  new Map(
    (Object.keys(rows) as Command[]).flatMap((command) =>
      rows[command].split(';').map((words) => [key(tokenize(words)), command] as const),
    ),
  )
const spelt = (words: readonly string[]) => words.map(sameSign).join(' ')
const spoken = (words: readonly string[]) => words.map(soundOf).join(' ')

const SPELT = new Map([ENGLISH, HINDI, OTHER].flatMap((rows) => [...byWords(rows, spelt)]))
const SPOKEN = byWords(HINDI, spoken)

const COMMAND_FILLERS = new Set(
  tokenize('i please pls plz now just lets let us the story कृपया अब ज़रा zara jara ab').map(
    sameSign,
  ),
)

const LONGEST_COMMAND = 8
/** English words that sound like "आगे". */
const NO_HINDI = new Set(['age', 'again'])

/** Returns the command if the text is nothing but a command. Longer sentences belong to the story. */
export function commandIn(text: string): Command | null {
  const words = tokenize(text)
  if (words.length > LONGEST_COMMAND) return null
  const bare = words.filter((word) => !COMMAND_FILLERS.has(sameSign(word)))
  const named = SPELT.get(spelt(words)) ?? SPELT.get(spelt(bare))
  // Devanagari must match by spelling. Latin letters may match by sound.
  const isSpelt = /\p{Script=Devanagari}/u.test(text) || NO_HINDI.has(spelt(bare))
  if (named !== undefined || isSpelt) return named ?? null
  return SPOKEN.get(spoken(words)) ?? SPOKEN.get(spoken(bare)) ?? null
}

const ENGLISH_ORDINALS =
  `1 one first 1st १; 2 two second 2nd २; 3 three third 3rd ३; 4 four fourth 4th ४; 5 five fifth ५; 6 six sixth ६;
  7 seven seventh ७; 8 eight eighth ८; 9 nine ninth ९; 10 ten tenth १०; 11 eleven eleventh ११; 12 twelve twelfth १२`
    .split(';')
    .map((row) => new Set(tokenize(row)))

/** Spellings, not sounds, because "done" and "दोना" sound like "two". */
const HINDI_ORDINALS =
  `एक पहला पहली पहले ek pehla pahla pehli pahli pehle pahle; दो दूसरा दूसरी दूसरे do dusra doosra dusri doosri dusre doosre;
  तीन तीसरा तीसरी तीसरे teen tisra teesra tisri teesri tisre teesre; चार चौथा चौथी चौथे char chaar chautha chauthi chauthe;
  पांच पांचवां पांचवीं panch paanch panchva panchwa panchvan panchwan paanchva paanchwa paanchvan paanchwan panchvi panchvin panchwi
  paanchvi paanchvin paanchwi; छह छः छठा छठी chhah chhe chhatha chhathi; सात saat; आठ aath; नौ nau; दस das dus`
    .split(';')
    .map((row) => new Set(tokenize(row).map(sameSign)))

const OTHER_ORDINALS =
  `पहिला पहिली पहिले पहिलं १ এক একটা প্রথম প্রথমটা ১ ஒன்று முதல் முதலாவது முதலாம் ௧ ఒకటి ఒకటో మొదటి మొదటిది ౧ એક પહેલો પહેલી પહેલું ૧ ಒಂದು ಮೊದಲ ಮೊದಲನೆ ಮೊದಲನೆಯ ಮೊದಲನೆಯದು ೧ ഒന്ന് ഒന്നാം ഒന്നാമത്തെ ഒന്നാമത്തേത് ആദ്യ ആദ്യത്തെ ആദ്യത്തേത് ൧ ایک پہلا پہلی پہلے ۱; दोन दुसरा दुसरी दुसरे दुसरं २ দুই দুটো দ্বিতীয় দ্বিতীয়টা ২
  இரண்டு இரண்டாவது இரண்டாம் ரெண்டு ரெண்டாவது ௨ రెండు రెండో రెండవ రెండోది ౨ બે બીજો બીજી બીજું ૨ ಎರಡು ಎರಡನೆ ಎರಡನೆಯ ಎರಡನೆಯದು ೨ രണ്ട് രണ്ടാം രണ്ടാമത്തെ രണ്ടാമത്തേത് ൨ دو دوسرا دوسری دوسرے ۲; तिसरा तिसरी तिसरे तिसरं ३ তিন তিনটে তৃতীয় তৃতীয়টা ৩ மூன்று மூன்றாவது மூன்றாம் மூணு ௩ మూడు మూడో మూడవ మూడోది ౩ ત્રણ ત્રીજો ત્રીજી ત્રીજું ૩ ಮೂರು ಮೂರನೆ ಮೂರನೆಯ ಮೂರನೆಯದು ೩ മൂന്ന് മൂന്നാം മൂന്നാമത്തെ മൂന്നാമത്തേത് ൩ تین تیسرا تیسری تیسرے ۳;
  चौथे चौथं ४ চার চতুর্থ চতুর্থটা ৪ நான்கு நான்காவது நாலு நாலாவது ௪ నాలుగు నాలుగో నాలుగోది ౪ ચાર ચોથો ચોથી ચોથું ૪ ನಾಲ್ಕು ನಾಲ್ಕನೆ ನಾಲ್ಕನೆಯ ನಾಲ್ಕನೆಯದು ೪ നാല് നാലാം നാലാമത്തെ നാലാമത്തേത് ൪ چار چوتھا چوتھی چوتھے ۴; पाच पाचवा पाचवी पाचवे ५ পাঁচ পঞ্চম ৫ ஐந்து ஐந்தாவது அஞ்சு ௫ అయిదు ఐదు అయిదో ఐదో ౫ પાંચ પાંચમો પાંચમી પાંચમું ૫ ಐದು ಐದನೆ ಐದನೆಯ ಐದನೆಯದು ೫ അഞ്ച് അഞ്ചാം അഞ്ചാമത്തെ അഞ്ചാമത്തേത് ൫ پانچ پانچواں پانچویں ۵;
  सहा सहावा सहावी ६ ছয় ষষ্ঠ ৬ ஆறு ஆறாவது ௬ ఆరు ఆరో ౬ છ છઠ્ઠો છઠ્ઠી છઠ્ઠું ૬ ಆರು ಆರನೆ ಆರನೆಯ ಆರನೆಯದು ೬ ആറ് ആറാം ആറാമത്തെ ആറാമത്തേത് ൬ چھ چھٹا چھٹی ۶`
    .split(';')
    .map((row) => new Set(tokenize(row).map(sameSign)))

const LAST = new Set(
  tokenize(
    'last final bottom आखिरी अंतिम aakhiri aakhri akhiri akhri antim शेवटचा शेवटची शेवटचे शेवटचं শেষ শেষের শেষেরটা கடைசி இறுதி చివరి చివరిది ఆఖరి છેલ્લો છેલ્લી છેલ્લું ಕೊನೆ ಕೊನೆಯ ಕೊನೆಯದು അവസാന അവസാനത്തെ അവസാനത്തേത് آخری',
  ).map(sameSign),
)

const ORDINAL_FILLERS = new Set(
  tokenize(
    `i ill id choose pick take select go with want the a option choice number no path way answer my is please
    pls plz opt for do मैं को वाला वाली वाले विकल्प रास्ता नंबर चुनो चुनता चुनती चुना चुनूंगा हूं लो main mai ko wala wali wale
    पर्याय निवड निवडतो निवडते क्रमांक मी मला हवा हवी हवं বিকল্প নম্বর আমি বেছে নিই নিলাম নেব চাই தேர்வு எண் வழி நான் எடுக்கிறேன்
    தேர்ந்தெடுக்கிறேன் வேண்டும் నేను కావాలి ఎంచుకుంటా ఎంచుకుంటాను దారి નંબર રસ્તો હું પસંદ કરું ನಾನು ಬೇಕು ಆಯ್ಕೆ ದಾರಿ ഞാൻ വേണം തിരഞ്ഞെടുക്കുന്നു വഴി میں کو والا والی والے راستہ نمبر چنو چنتا چنتی ہوں vala vali rasta chuno chunta chunti chununga hu lo`,
  ).map(sameSign),
)

/** "Pick one" does not say which one. */
const ANY_ONE = /(?<!\p{L})(?:pick|take|choose|select|answer) one(?!\p{L})/u

/** Returns the index in a list of `count` that the text names ("the second one"), or null. */
export function ordinalIndex(text: string, count: number): number | null {
  const words = normalizedWords(text)
  // "Do" alone is the Hindi word for two.
  const bare = words.length === 1 ? words : words.filter((word) => !ORDINAL_FILLERS.has(word))
  // In "the second one", "one" is not a number.
  const named = bare.length === 2 && bare[1] === 'one' ? bare.slice(0, 1) : bare
  const [word] = named
  if (word === undefined || named.length > 1 || ANY_ONE.test(words.join(' '))) return null
  const index = placeOf(word, count)
  return index >= 0 && index < count ? index : null
}

/** Matches a reference to an option at the start: "first one, tell him", "पहला वाला". */
const POINTS =
  /^\s*(?:the\s+)?([\p{L}\p{M}\p{N}]+)(?:\s+(?:one|option|choice|wal[aie]|वाल[ाेी]|وال[اےی])(?![\p{L}\p{M}])|\s*[,.;:!।۔،])/iu

const AGREEING =
  /^\s*(?:yes|yeah|yep|ok(?:ay)?|haan|हाँ|हां|हो|হ্যাঁ|ஆமா(?:ம்)?|అవును|ఔను|હા|ಹೌದು|അതെ|ہاں|جی)[\s,.!،۔]+/iu

/** Returns the index in a list of `count` that the start of a text names, or null. */
export function leadingOrdinalIndex(text: string, count: number): number | null {
  const said = text.replace(AGREEING, '')
  const [, word] = POINTS.exec(said) ?? []
  return ordinalIndex(said, count) ?? (word === undefined ? null : ordinalIndex(word, count))
}

function placeOf(word: string, count: number): number {
  if (LAST.has(word)) return count - 1
  const rows = [ENGLISH_ORDINALS, HINDI_ORDINALS, OTHER_ORDINALS]
  return Math.max(...rows.map((all) => all.findIndex((row) => row.has(word))))
}

const THEN =
  /(?:^|(?<![\s,;.])[\s,;.]+)(?:and\s+)?(?:(?:then|after (?:that|this|it)|afterwards|and after|once (?:that|it)['’]?s? (?:is )?(?:done|over)|when (?:that|it)['’]?s? (?:is )?(?:done|over)|phir|fir|(?:us|is)ke ba+d|ba+d (?:me|mein))|(?:फिर|उसके बाद|इसके बाद|बाद में|मग|नंतर|त्यानंतर|তারপর|এরপর|பிறகு|அப்புறம்|తర్వాత|ఆ తర్వాత|પછી|ત્યાર પછી|ಆಮೇಲೆ|ನಂತರ|ಆ ನಂತರ|പിന്നെ|അതിനുശേഷം|ശേഷം|پھر|اس کے بعد|بعد میں))(?=[\s,])[\s,]+/iu

const AND = /(?<![\s,])(?:,\s*|\s+)(?:and|aur|ani|और|आणि|এবং|আর|மற்றும்|మరియు|અને|ಮತ್ತು|ഒപ്പം|اور)\s+/iu

/** Minimum length of the first part, because "and then" alone is not a request. */
const SHORTEST = 6

interface SplitInput {
  first: string
  rest: string | null
}

export const splitAtThen = (text: string): SplitInput => partedBy(THEN, text)

/** Splits text at an "and", which may join one request or two. */
export const splitAtAnd = (text: string): SplitInput => partedBy(AND, text)

function partedBy(word: RegExp, text: string): SplitInput {
  const whole = text.trim()
  const found = word.exec(whole)
  if (found === null || found.index < SHORTEST) return { first: text, rest: null }
  const rest = whole.slice(found.index + found[0].length)
  return { first: whole.slice(0, found.index), rest: rest === '' ? null : rest }
}

const OR = /(?<!\s)\s+(?:or|ya|या|किंवा|বা|অথবা|அல்லது|లేదా|లేక|અથવા|ಅಥವಾ|ಇಲ್ಲವೇ|അല്ലെങ്കിൽ|അഥവാ|یا)\s+/iu

export function splitAtOr(text: string): readonly [string, string] | null {
  const whole = text.trim()
  const or = OR.exec(whole)
  if (or === null) return null
  return [whole.slice(0, or.index), whole.slice(or.index + or[0].length)]
}
