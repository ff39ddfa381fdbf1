/**
 * How texts tell what a player asks, says, keeps to themselves or has not done: signs in English and
 * Hindi, for sentences without what stands in quotation marks. `’` and `'` are one.
 */
const signs = (...sources: string[]) => new RegExp(sources.join('|').replaceAll("'", "['’]"), 'iu')
/** A word of Devanagari, whole. */
const hi = (words: string) => String.raw`(?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}])`

/** A choice or a sentence by which the player asks. */
export const ASKS = signs(
  String.raw`^(?:take [^.]{0,40} and )?ask\b`,
  String.raw`\band ask\b`,
  String.raw`\byou ask(?:ed)?\b`,
  hi('पूछो|पूछ लो|पूछते हो|पूछती हो|तुम पूछते|तुम पूछती|तुमने पूछा|पूछकर|पूछें|पूछिए'),
)
/** A choice by which the player speaks. */
export const SPEAKS = signs(
  String.raw`\b(?:say|tell|ask|shout|call|answer|whisper|promise|confess|admit|swear|explain|plead|argue|warn|beg|greet|thank|name)\b(?! nothing)`,
  '[“"]',
  hi('कहो|बोलो|पूछो|बताओ|पुकारो|सुनाओ|माँगो|मना करो'),
)
/** A sentence in which the player speaks. */
export const SPOKE = signs(
  String.raw`\byou (?:say|tell|ask|shout|whisper|answer|call)\b(?! nothing)`,
  hi('तुम (?:कहते|कहती|बोलते|बोलती|पूछते|पूछती|बताते|बताती) हो'),
)
/** A choice by which the player keeps silent. */
export const KEEPS_SILENT = signs(
  String.raw`\bsay (?:nothing|not a word|no word)\b`,
  String.raw`\b(?:stay|keep|be|sit|stand|remain|wait|go on) (?:quite |very )?(?:silent|quiet|still and quiet)\b`,
  String.raw`\bhold your (?:tongue|peace)\b`,
  String.raw`\bkeep (?:your mouth shut|it to yourself|silence|quiet)\b`,
  String.raw`\b(?:in silence|without (?:saying )?a word|without answering|without speaking)\b`,
  String.raw`\b(?:do not|don't) (?:answer|speak|say|reply)\b`,
  hi('चुप|चुपचाप|ख़ामोश|खामोश|कुछ (?:न|मत|नहीं) (?:कहो|बोलो)|बिना (?:कुछ )?(?:बोले|कहे)'),
)
/** Denies that the player asked. */
export const DENIES_ASKING = signs(
  String.raw`\b(?:does|do|did)(?:n't| not) (?:make|let|wait for|need) (?:you (?:to )?ask|(?:a|the|your) question)\b`,
  String.raw`\bbefore you[^.!?,;]{0,20} (?:ask(?:ed)?|the question|a question)\b`,
  String.raw`\bwithout (?:your|you|being) ask(?:ing|ed)\b`,
  String.raw`\byou (?:do not|don't|didn't|did not|never|haven't|have not|hadn't|had not) (?:even )?ask(?:ed)?\b`,
  String.raw`\byou (?:needn't|need not|don't need to|don't have to|didn't have to|didn't need to) ask\b`,
  String.raw`\b(?:unasked|unprompted)\b`,
  hi('बिना पूछे|पूछे बिना|(?:तुम्हारे )?पूछने से पहले|तुम(?:ने)? (?:कुछ )?नहीं पूछ[ाते]*|पूछे बग़ैर|बिन पूछे'),
)
/** Denies that the player spoke. */
export const DENIES_SPEAKING = signs(
  String.raw`\bbefore you(?:'ve| have| had|'d| can| could)?(?: even| ever)? (?:said|say|spoken|speak|open(?:ed)? your mouth)\b`,
  String.raw`\byou(?:'ve| have| had|'d)(?: still)? (?:said nothing|not (?:said|spoken)|said no(?:t a)? word)\b`,
  String.raw`\byou (?:haven't|hadn't|have not|had not|didn't|did not|never) (?:yet )?(?:said|say|spoken|speak|spoke|utter(?:ed)?|told|tell|answer(?:ed)?)\b`,
  String.raw`\b(?:your silence|you kept (?:silent|quiet)|you held your tongue|since you (?:say|said) nothing|you(?:'ve| have)? been silent)\b`,
  hi(
    'तुम्हारे (?:कुछ )?(?:कहने|बोलने) से पहले|तुम्हारी (?:चुप्पी|ख़ामोशी)|तुम(?:ने)? (?:अब तक |कुछ |एक शब्द )*नहीं (?:कहा|बोले|बोली|कहते|कहती)|तुम चुप (?:रहे|रही|रहते|रहती)',
  ),
)
/** Takes it that the player spoke. */
export const TAKES_SPEECH = signs(
  String.raw`\b(?:hears?|heard) you (?:say|tell|ask|out)\b`,
  String.raw`\b(?:what|as|since|because|when|that) you(?:'ve| have|'d| had)?(?: just)? (?:said|say|told|asked|promised)\b`,
  String.raw`\byou said (?:so|it|that|this)\b`,
  String.raw`\byou(?:'ve| have) (?:said|told|asked|spoken)\b`,
  String.raw`\b(?:at|to|by|on|of|over) your (?:words?|answer|question|voice|reply)\b|\byour (?:words|answer|question|reply) (?:hang|hangs|is|are|was|were|makes?|lands?|falls?)\b`,
  hi(
    'तुम्हारी बात|तुम्हारे (?:शब्द|सवाल|जवाब)|तुम्हारा (?:सवाल|जवाब)|तुमने (?:जो |यह |ऐसा |अभी )*(?:कहा|बोला|पूछा|बताया)',
  ),
)
/** The player wants to know what somebody is called. */
export const ASKS_NAME = signs(
  String.raw`\bask(?:s|ed|ing)?\b[^.?!]{0,60}\b(?:(?:her|his|their|its|the \w+'s) names?|what (?:you should|to|they|people|everyone|everybody)? ?(?:call|should call)|(?:is|are|was|were) called|who (?:she|he) is)\b`,
  String.raw`\bwhat (?:is|are|was)? ?(?:her|his|their|your) name\b|\bwhat (?:is )?(?:she|he) (?:is )?called\b`,
  hi('(?:उसका|उनका|आपका|इसका|तुम्हारा|का) नाम (?:पूछ[\\p{L}\\p{M}]*|क्या)|नाम पूछ[\\p{L}\\p{M}]*'),
)
/** The player names somebody to somebody else. */
export const TELLS_ON = signs(String.raw`\byou (?:mention|tell|told|speak of|spoke of|describe)\b`)
/** A sentence by which the player asks. */
export const YOU_ASK = signs(
  String.raw`\byou ask(?:ed)?\b`,
  hi('तुम(?:ने)? (?:[\\p{L}\\p{M}]+ ){0,4}पूछ[\\p{L}\\p{M}]*'),
)
