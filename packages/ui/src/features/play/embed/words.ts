import type { DeclinedKind } from '@kathasagar/story/vocabulary'

export const EMBED_WORDS = {
  en: {
    begin: 'Begin the story',
    say: 'Say or do anything',
    send: 'Send',
    undo: 'Undo',
    again: 'Restart',
    retry: 'Try again',
    wait: 'The story goes on…',
    failed: 'That did not work. Please try again.',
    meant: 'Did you mean one of these?',
    meantBeside: 'Or did you mean:',
    secondWish: 'Something of what you wanted is still to be done. Say it again where it fits.',
    // Null selects the English message of the server.
    aside: null,
    refused: null,
    declined: null,
    takenAside: 'The story has no answer to that here. Try one of its ways.',
    closed: 'That cannot be done here.',
    ending: 'Ending {number} of {total}: {title}',
  },
  hi: {
    begin: 'कथा शुरू करें',
    say: 'कुछ भी कहें या करें',
    send: 'भेजें',
    undo: 'वापस लें',
    again: 'फिर से शुरू करें',
    retry: 'फिर कोशिश करें',
    wait: 'कथा आगे बढ़ रही है…',
    failed: 'यह नहीं हो सका। फिर कोशिश करें।',
    meant: 'क्या आपका मतलब इनमें से कुछ था?',
    meantBeside: 'या आपका मतलब था:',
    secondWish: 'आपने जो चाहा, उसमें से कुछ अभी बाक़ी है। जहाँ ठीक बैठे, वहाँ उसे फिर कहिए।',
    aside: 'कथा के पास यहाँ इसका उत्तर नहीं है। उसकी कोई राह चुनकर देखें।',
    refused: 'यह नहीं हो सका। फिर कोशिश करें।',
    declined: {
      minors: 'इस कहानी में बच्चों के बारे में ऐसी बात नहीं आ सकती।',
      self_harm:
        'अगर ये शब्द आपके बारे में हैं: आप मायने रखते हैं, और कोई अभी आपकी बात सुनेगा। कहानी इंतज़ार कर लेगी।',
      graphic_harm: 'कहानी क्रूरता पर नहीं ठहरती। कोई और राह आज़माइए।',
      sexual: 'यह कहानी उसे परदे में ही रखती है। कोई और राह आज़माइए।',
      hate: 'इस कहानी में किसी समुदाय के ख़िलाफ़ नफ़रत नहीं आ सकती। कुछ और करके देखें।',
      weapons: 'कहानी चोट पहुँचाने वाली चीज़ों के तरीक़े नहीं बताती। कोई और राह आज़माइए।',
      real_people: 'कहानी जीवित लोगों को चैन से रहने देती है। कहानी के किसी पात्र को आज़माइए।',
      other: 'कहानी उस ओर नहीं जाती। कोई और राह आज़माइए।',
      unclear: 'यह समझ नहीं आया। कोई एक विकल्प चुनें, या थोड़े शब्दों में कहें कि क्या करना है।',
    },
    takenAside: 'कथा के पास यहाँ इसका उत्तर नहीं है। उसकी कोई राह चुनकर देखें।',
    closed: 'यह यहाँ नहीं हो सकता।',
    ending: 'अंत {number}/{total}: {title}',
  },
} as const

export type EmbedLanguage = keyof typeof EMBED_WORDS
export type EmbedWords = Readonly<
  Record<Exclude<keyof (typeof EMBED_WORDS)['en'], 'aside' | 'refused' | 'declined'>, string> & {
    /** Text that replaces messages of the server. Null shows the message of the server. */
    aside: string | null
    refused: string | null
    declined: Readonly<Record<DeclinedKind, string>> | null
  }
>
