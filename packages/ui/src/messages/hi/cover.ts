import type { AuthoringMessages } from '../en.ts'

export const cover: AuthoringMessages['structure']['cover'] = {
  draw: 'आवरण बनाएँ',
  open: 'चित्र बनवाएँ',
  title: 'हमारे चित्रकार का आवरण',
  lead: 'बताइए कि चित्र में क्या दिखे, और जो पसंद आए उसे चुन लीजिए। कुछ नहीं लगता, और वह आपका हो जाता है।',
  manner: 'शैली',
  who: 'कौन दिखे',
  nobody: 'कोई नहीं',
  pictures: 'चुनने के लिए चित्र',
  choose: 'चित्र {number} चुनें: {place}, {time}',
  others: 'और दिखाएँ',
  close: 'बंद करें',
  manners: {
    vishvakarma: 'विश्वकर्मा: महल और मीनारें',
    chitrakar: 'चित्रकार: ताड़पत्र की रेखाएँ',
    ajanta: 'अजंता: भित्तिचित्र के गेरुए रंग',
    ravivarma: 'रवि वर्मा: तैलचित्र की रोशनी',
  },
}
