/** Turns of speech that mean one thing, in plain words between spaces, and the word for each. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    / (?:(?:keep|stay|remain|be|hold) (?:my |your )?(?:quiet|silent|tongue)|say(?:ing)? nothing|without (?:a word|saying(?: anything)?|speaking)|(?:dont|not) (?:say anything|say a word|speak|talk|answer)|(?:keep |with )?(?:my |your )?mouth shut)(?= )/gu,
    'silent',
  ],
  // Said to others it is rude; it is no silence of one's own.
  [/ (?:shut up|zip it)(?= )/gu, 'rude silent'],
  [
    / (?:(?:कुछ )?(?:नहीं|नही|मत) (?:बोल|कह)\S*|मुंह बंद(?: रखो| रखना)?|बिना (?:कुछ )?(?:आवाज|कहे|बोले)(?: किए)?|(?:kuch |kuchh )?(?:nahi|nahin|nhi|mat) (?:bol|kah|keh)\w*|muh band|bina (?:kuch )?(?:bole|kahe|awaaz))(?= )/gu,
    'चुप',
  ],
  [/ (?:do nothing|let it (?:be|happen)|whatever happens|let things be)(?= )/gu, 'letbe'],
  [
    / (?:जो (?:होना है|होगा|हो)(?: होने दो| देखा जाएगा| सो हो)?|(?:कुछ )मत कर\S*|jo (?:hona hai|hoga|ho)(?: dekha jayega| hone do| so ho)?|kuch mat kar\w*|hone do)(?= )/gu,
    'होनी',
  ],
  [
    / (?:instead of|rather than|except|apart from|other than|any\S*(?: way| one)? but)(?= )/gu,
    'not',
  ],
  [/ (?:word (?:for|by) word|letter by letter|as it is)(?= )/gu, 'verbatim'],
  [/ (?:अक्षर अक्षर|शब्द शब्द|जस का तस|ज्यों का त्यों|jaisa kaha waisa|jaisa ka taisa)(?= )/gu, 'अक्षर'],
  [/ (?:(?:put|blow|snuff|turn|switch) (?:it )?(?:out|off))(?= )/gu, 'extinguish'],
  [/ (?:pick|lift) (?:him |her |it |them )?up(?= )/gu, 'lift'],
  [/ (?:(?:give|hand|send|bring) (?:\S+ ){0,3}back)(?= )/gu, 'giveback'],
  [/ (?:write (?:\S+ )?back)(?= )/gu, 'write reply'],
  [/ (?:(?:run|get|go) away)(?= )/gu, 'flee'],
  [/ (?:let (?:him|her|it|them|me) go|let go)(?= )/gu, 'release'],
  // Who lies in a register writes what is not so; who lies in the grass rests.
  [
    / (?:lie|lies|lying|laid) (?:(?:back )?down|(?:on|beside|under|across|next to|still|flat|awake|there|here|in (?:the )?(?:road|grass|bed|water|mud|snow|sand|sun|dark|boat|wait))(?= ))(?= )/gu,
    'recline',
  ],
  // To the ear, abuse and throat are nearly one word.
  [/ (?:गाली|गालियां|गालिया|gaa+li(?:ya+n?)?|gali(?= d[ei]))(?= )/gu, 'अपशब्द'],
  [/ (?:गले (?:लग|मिल)\S*|gale? (?:lag|mil)\S*)(?= )/gu, 'आलिंगन'],
  [/ (?:look for)(?= )/gu, 'search'],
  [/ (?:give up)(?= )/gu, 'surrender'],
  [/ (?:(?:next|close) to each other|side by side)(?= )/gu, 'beside'],
  [/ (?:at last|of course|in fact|right now|by the way)(?= )/gu, ''],
  [/ (?:फिर से|दुबारा|दोबारा|phir se|fir se|dobara|once more)(?= )/gu, 'repeat'],
  [/ (?:दे (?:दो|दें|दूं|दूंगा|देता|देती)|de (?:do|dun|dunga|deta|dete))(?= )/gu, 'सौंपना'],
  [/ (?:ले (?:लो|लें|लूं|लूंगा|लेता|लेती)|le (?:lo|lun|lunga|leta|lete))(?= )/gu, 'लेना'],
  [/ (?:चुप चाप|chup chap)(?= )/gu, 'चुपचाप'],
  [/ (?:thik|theek|ठीक) (?:hai|h|है)(?= )/gu, 'agree'],
  [/ (?:sab kuch|सब कुछ|all of it)(?= )/gu, 'all'],
]

/** Plain words (of the same signs) with every turn of speech replaced by the word for what it means. */
export function withoutPhrases(plain: string): string {
  return PHRASES.reduce(
    (words, [phrase, meaning]) => words.replace(phrase, ` ${meaning}`),
    ` ${plain} `,
  ).trim()
}
