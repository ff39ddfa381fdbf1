const GESTURES: ReadonlySet<string> = new Set(
  `blink bow breathe brush cough crouch curl curtsy dab drum fiddle fidget frown giggle grimace grin gulp hum hunch
  huddle imitate kneel lean lick mime mimic mumble mutter nod pace pat pet point poke polish pretend pout
  rub salute scratch shake shiver shrug sigh smile smooth sneeze sniff snort squat squeeze squint stare
  straighten stretch stroke tap tickle tilt tiptoe tut twiddle wave wiggle wince wink wipe yawn
  bark chirp coo croak growl hiss howl meow miaow moo purr quack roar squeak whimper`.split(/\s+/u),
)

const LEAD = /^(?:[^\p{L}]|(?:i|we|just|then|now|quietly|slowly|gently|softly|try to|want to)\b)+/u

const LIES = /^lie (?:down|back|flat|still|on|in|under|beside|behind|next|across|there|here)\b/u
const WITH_ONESELF =
  /^(?:put|lay|rest|press|place|hold|lift|raise|lower|turn|cover|shut|close|open|stamp|clap|swing|dip|wash|wet|warm|spread|cup|stick|swish|wag|flick|flap) (?:out |up )?(?:my|your) (?:own |left |right |bare |two )*(?:hands?|ears?|head|cheek|forehead|palms?|thumbs?|fingers?|nose|face|chin|feet|foot|toes?|arms?|back|eyes?|breath|mouth|lips|knees?|shoulders?|tail|wings?|trunk|whiskers|paws?)\b/u
const HANDLED =
  /^(?:pick up|lift(?: up)?|hold(?: up| on to| onto)?|turn over|fold|unfold|tug(?: at| on)?|hitch|hug|dust|sweep|shift|weigh|balance|sit (?:down )?(?:on|by|beside|next to|under|in)|walk (?:round|around|up and down|slower|faster|slowly))\b/u
const HINDI =
  /(?:मुस्कुरा|मुस्करा|खाँस|खांस|छींक|चाट|खुजला|सहला|थपथपा|पोंछ|झुक|लेट|घूर|ताक|गुनगुना|फुसफुसा|काँप)(?:ता|ती|ऊँ|ूँ|कर|ना|ओ|ो)|(?:सिर|सर|हाथ|पूँछ) हिला|(?:आँखें?|मुँह) (?:मूँद|बंद कर|खोल)|अँगड़ाई ले|जम्हाई ले|(?:हाथ|कान|सिर|सर|माथा|गाल) (?:रख|लगा|टेक)/u

/** Returns true if the words describe a small act that changes nothing: "I smile". */
export function isGesture(words: string): boolean {
  const deed = words.toLowerCase().replace(LEAD, '')
  const [verb = ''] = deed.split(/[^\p{L}\p{M}]/u)
  const bases = [
    verb,
    verb.replace(/e?s$/u, ''),
    verb.replace(/e?d$/u, ''),
    verb.replace(/s$/u, ''),
  ]
  return (
    bases.some((base) => GESTURES.has(base)) ||
    [LIES, WITH_ONESELF, HANDLED].some((small) => small.test(deed)) ||
    (HINDI.test(words) && !/नहीं|नही|मत /u.test(words))
  )
}
