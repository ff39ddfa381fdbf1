import { wordsOf } from '../../text/plainText.ts'

/** Words that any sentence may have, in the languages that stories ship in; they tell no deed. */
const EMPTY: ReadonlySet<string> = new Set(
  `a an the and or but of to in on at by for with from into onto out up down over off about after before again
  as is are was were be been being it its he him his she her hers you your yours they them their theirs me my i we us our
  this that these those there here who whom whose what which where when why how not no nor if so too than then do does
  did done has have had will would shall should can could may might must let all any some one ones once own just only more
  most ever never still very ask asks asked tell tells told say says said know knows knew known
  तुम तुमने तुम्हें तुमसे तुम्हारा तुम्हारी तुम्हारे आप आपने आपको आपका आपकी आपके यह वह उस उसे उसने उसका उसकी उसके उन्हें उनका उनकी
  उनके अपना अपनी अपने कुछ कोई किसी और नहीं मत था थी थे गया गयी गई गए हुआ हुई हुए दिया दी लिया रहा रही रहे किया साथ लिए पूछो पूछा कहो कहा
  तू तुला तुझा तुझी तुझं तुझ्या तो ती ते त्या आणि आहे होता होती होते केलं केला केली म्हण म्हणाला म्हणालास विचार विचारलं
  তুমি তোমার তোমাকে আমি আমার সে তার তাকে এই ওই আর কিছু না হয়ে করে করো করলে দিয়ে দিলে বলো বললে জিজ্ঞেস
  நீ உன் உனக்கு உன்னை உன்னிடம் நான் அவர் அவள் அவன் அது இது அந்த இந்த ஒரு என்று கேள் கேட்டாய் சொல் சொன்னாய்
  నువ్వు నీ నీకు నిన్ను నేను నా ఆయన ఆమె అతను అది ఇది ఆ ఈ ఒక అని అడుగు అడిగావు చెప్పు చెప్పావు
  તું તેં તને તારો તારી તારું તારા હું તે એ આ એક અને કે છે હતું હતો હતી પૂછ પૂછ્યું કહે કહ્યું
  ನೀನು ನೀವು ನಿನ್ನ ನಿನಗೆ ನಿನ್ನನ್ನು ನಾನು ನನ್ನ ನನಗೆ ಅವನು ಅವಳು ಅವರು ಅದು ಇದು ಒಂದು ಮತ್ತು ಎಂದು ಕೇಳು ಕೇಳಿದೆ ಹೇಳು ಹೇಳಿದೆ
  നീ നിങ്ങൾ നിന്റെ നിനക്ക് നിന്നെ ഞാൻ എന്റെ എനിക്ക് അവൻ അവൾ അവർ അത് ഇത് ഒരു എന്ന് എന്നു ചോദിക്കൂ ചോദിച്ചു പറയൂ പറഞ്ഞു
  تم تمہیں تمہارا تمہاری تمہارے تو تجھے تیرا تیری آپ میں مجھے میرا میری وہ یہ اس اسے ان ایک اور کہ ہے ہیں تھا تھی تھے گیا گئی گئے ہوا ہوئی دیا لیا کیا پوچھو پوچھا کہو کہا`
    .split(/\s+/u)
    .flatMap(wordsOf),
)

const SHORTEST = 3
/** So much of the longer of two words must they share from the beginning to be forms of one. */
const SHARED = 0.5

/** What a text tells of, word by word. */
export const deedWords = (text: string): string[] =>
  wordsOf(text).filter((word) => [...word].length >= SHORTEST && !EMPTY.has(word))

/** Whether two words may be forms of one: "dance" and "danced", किताब and किताबें. */
export function isFormOf(one: string, other: string): boolean {
  const [a, b] = [[...one], [...other]]
  const apart = a.findIndex((sign, at) => sign !== b[at])
  const shared = apart === -1 ? a.length : apart
  const wanted = Math.max(SHORTEST, Math.ceil(Math.max(a.length, b.length) * SHARED))
  return shared >= Math.min(wanted, a.length, b.length)
}
