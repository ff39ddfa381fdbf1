import type { ImageModelKey, PaintRequest } from '../../modules/sessions/index.ts'

const MANNERS: Readonly<Record<PaintRequest['language'], Record<ImageModelKey, string>>> = {
  en: {
    vishvakarma: 'Halls and towers in the manner of Vishvakarma',
    chitrakar: 'Palm-leaf line in the manner of Chitrakar',
    ajanta: 'Mural ochres in the manner of Ajanta',
    ravivarma: 'Oleograph light in the manner of Ravi Varma',
  },
  hi: {
    vishvakarma: 'विश्वकर्मा की शैली में मंडप और शिखर',
    chitrakar: 'चित्रकार की शैली में ताड़पत्र की रेखाएँ',
    ajanta: 'अजंता की शैली में भित्तिचित्र के गेरुए रंग',
    ravivarma: 'रवि वर्मा की शैली में तैलचित्र की रोशनी',
  },
}

const MADE_BY_A_MODEL = { en: 'AI generated image', hi: 'AI का बनाया चित्र' } as const

export const captionOf = ({ language, manner }: PaintRequest): string => MANNERS[language][manner]

export const modelCaptionOf = (request: PaintRequest): string =>
  `${MADE_BY_A_MODEL[request.language]} · ${captionOf(request)}`
