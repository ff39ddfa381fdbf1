import { normalizedWords, sameSign } from '../../text/stem.ts'

export type QuestionKind = 'who' | 'where' | 'when' | 'why' | 'how' | 'what' | 'whether' | 'if'

const WORDS: readonly (readonly [QuestionKind, string])[] = [
  ['why', 'why क्यों kyon kyun kyu कारण কেন ஏன் ఎందుకు શા કેમ ಯಾಕೆ ಏಕೆ എന്തിന് എന്തിനാ എന്തിനാണ് എന്തുകൊണ്ട് کیوں'],
  [
    'who',
    'who whos whom whose कौन किसने किसका किसकी किसके किसको किससे किसे kaun kon kisne kiska kiski kiske kisko kisse kise कोण কে কার யார் ఎవరు ఎవరి ఎవరిది ఎవరిని ఎవరికి evaru કોણ કોનું કોની કોને કોણે ಯಾರು ಯಾರ ಯಾರನ್ನು ಯಾರಿಗೆ yaru ആര് ആരാണ് ആരുടെ ആരെ ആർക്ക് aranu کون کس کسے کسکا',
  ],
  [
    'where',
    'where wheres कहां कहाँ kahan kaha kidhar किधर कुठे কোথায় எங்கே ఎక్కడ ఎక్కడికి ఎటు ekkada ક્યાં ಎಲ್ಲಿ ಎಲ್ಲಿಗೆ ಎಲ್ಲಿದೆ ಎಲ್ಲಿದ್ದಾನೆ elli എവിടെ എവിടെയാണ് എവിടേക്ക് എങ്ങോട്ട് evide کہاں کدھر',
  ],
  ['when', 'when कब kab केव्हा কখন কবে எப்போது ఎప్పుడు eppudu ક્યારે ಯಾವಾಗ yavaga എപ്പോൾ എപ്പോഴാണ് eppol کب'],
  [
    'how',
    'how hows कैसे कितना कितनी कितने kaise kitna kitni kitne कसे किती কেমন কত எப்படி எத்தனை ఎలా ఎట్లా ఎంత ఎన్ని ela entha enni કેવી કેમનું કેટલા કેટલાં કેટલી કેટલું કેટલો કેવું કેવો કેવા ಹೇಗೆ ಎಷ್ಟು hege eshtu എങ്ങനെ എത്ര എത്രയാണ് engane ethra کیسے کتنا کتنی کتنے',
  ],
  [
    'what',
    'what whats which क्या kya kaisa kaisi काय কী என்ன எது ఏమిటి ఏంటి ఏది ఏం ఏమి enti emiti શું કયું કયો કઈ ಏನು ಯಾವ ಯಾವುದು ಏನಿದೆ enu yenu എന്ത് എന്താണ് എന്താ ഏത് ഏതാണ് enthu enthanu کیا کونسا کونسی کیسا کیسی',
  ],
]
const KINDS = new Map(
  WORDS.flatMap(([kind, words]) => words.split(' ').map((word) => [sameSign(word), kind] as const)),
)

/** "Kya" that only opens or closes a yes-no question. */
const WHETHER =
  /^[^\p{L}\p{M}\p{N}]*(?:क्या|kya) (?:तुम|आप|वह|वो|वे|ये|यह|मैं|हम|कोई|tum|aap|tu|wo|woh|ye|yeh|main|mai|hum|koi)(?![\p{L}\p{M}])(?!.*(?:क्यों|कौन|कहाँ|कब|कैसे|kyon|kyun|kaun|kahan|kab|kaise))|\S (?:क्या|kya)[^\p{L}\p{M}\p{N}]*$/iu

export function questionIn(text: string): QuestionKind {
  const words = normalizedWords(text)
  if (/\b(?:what (?:time|day|hour|year|date)|how long)\b|कितने बजे|kitne baje/iu.test(text))
    return 'when'
  if (
    /^[^\p{L}\p{M}\p{N}]*(?:(?:what|so what|and)(?![\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]*)?if\b/iu.test(
      text,
    )
  )
    return 'if'
  if (WHETHER.test(text)) return 'whether'
  // "का" is "of" in Hindi. In Marathi it asks "why" at the start and a yes-no question at the end.
  if (words[0] === 'का') return 'why'
  const kinds = words.flatMap((word) => KINDS.get(word) ?? [])
  // "Kya" asks a yes-no question unless there is another question word.
  return kinds.find((kind) => kind !== 'what') ?? kinds[0] ?? 'whether'
}
