import { wordsOf } from '@kathasagar/story'

/** Verbs of small deeds that anybody can do in any scene, and that leave it as it was. */
export const GESTURES: ReadonlySet<string> = new Set(
  wordsOf(
    `blink bow breathe brush cough crouch curl curtsy dab drum fiddle fidget frown giggle grimace grin gulp hum hunch
    huddle imitate kneel lean lick mime mimic mumble mutter nod pace pat pet point poke polish pretend pout
    rub salute scratch shake shiver shrug sigh smile smooth sneeze sniff snort squat squeeze squint stare
    straighten stretch stroke tap tickle tilt tiptoe tut twiddle wave wiggle wince wink wipe yawn
    bark chirp coo croak growl hiss howl meow miaow moo purr quack roar squeak whimper`,
  ),
)
