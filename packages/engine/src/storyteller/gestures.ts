import { GESTURES } from './languages/gestureVerbs.ts'
import type { VerbPhrase } from './languages/verbPhrase.ts'

/** To lie is to tell what is not so, unless one lies somewhere. */
const LIES = /^lie (?:down|back|flat|still|on|in|under|beside|behind|next|across|there|here)\b/u
/** What one does with a part of oneself, whatever it is put on. */
const WITH_ONESELF =
  /^(?:put|lay|rest|press|place|hold|lift|raise|lower|turn|cover|shut|close|open|stamp|tap|clap|swing|dip|wash|wet|warm|spread|cup|stick|swish|wag|flick|flap) (?:out |up )?your (?:own |left |right |bare |two )*(?:hands?|ears?|head|cheek|forehead|palms?|thumbs?|fingers?|nose|face|chin|feet|foot|toes?|arms?|back|eyes?|breath|mouth|lips|knees?|shoulders?|tail|wings?|trunk|whiskers|paws?)\b/u

/** What one does with a thing that is at hand, and puts back. */
const HANDLED =
  /^(?:pick up|lift(?: up)?|hold(?: up| on to| onto)?|turn over|fold|unfold|tug(?: at| on)?|hitch|hug|dust|sweep|shift|weigh|balance|sit (?:down )?(?:on|by|beside|next to|under|in)|lean (?:on|against)|walk (?:round|around|up and down|slower|faster|slowly))\b/u

/** Verbs by which Hindi names such deeds; the last word of one. */
const HINDI_GESTURES =
  /(?:मुस्कुराना|मुस्कराना|खाँसना|खांसना|छींकना|चाटना|खुजलाना|सहलाना|थपथपाना|पोंछना|झुकना|लेटना|घूरना|ताकना|गुनगुनाना|फुसफुसाना|काँपना|(?:सिर|सर|हाथ|पूँछ) हिलाना|(?:आँखें?|मुँह) (?:मूँदना|बंद करना|खोलना)|अँगड़ाई लेना|जम्हाई लेना|(?:हाथ|कान|सिर|सर|माथा|गाल) (?:रखना|लगाना|टेकना))$/u

/** Whether a deed is so small that it can be told as done: nothing of the tale hangs on it. */
export const isGesture = ({ deed, verb }: VerbPhrase): boolean =>
  GESTURES.has(verb) ||
  [LIES, WITH_ONESELF, HANDLED, HINDI_GESTURES].some((small) => small.test(deed))
