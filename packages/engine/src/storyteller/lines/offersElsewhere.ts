import type { CommonDetail } from '../../memory/details.ts'

/** The choices to look closer, of a language that has no other lines. */
export interface Offers {
  /** What an authored detail is put behind. */
  closer: string
  common: Readonly<Record<CommonDetail, string>>
}

export const offersMr: Offers = {
  closer: 'जवळून बघ',
  common: {
    light: 'उजेड कसा पडतो ते बघ',
    ground: 'जमीन जवळून बघ',
    sounds: 'इथले आवाज ऐक',
    air: 'थांब आणि श्वास घे',
    distance: 'दूरवर बघ',
  },
}
export const offersBn: Offers = {
  closer: 'কাছ থেকে দেখো',
  common: {
    light: 'আলো কেমন পড়েছে, দেখো',
    ground: 'মাটির দিকে তাকাও',
    sounds: 'কান পেতে শোনো',
    air: 'থেমে একটা লম্বা শ্বাস নাও',
    distance: 'দূরে তাকাও',
  },
}
export const offersTa: Offers = {
  closer: 'அருகில் பார்',
  common: {
    light: 'ஒளி எப்படி விழுகிறது என்று பார்',
    ground: 'தரையை உற்றுப் பார்',
    sounds: 'இங்குள்ள ஓசைகளைக் கேள்',
    air: 'நின்று மூச்சை இழு',
    distance: 'தொலைவில் பார்',
  },
}
export const offersTe: Offers = {
  closer: 'దగ్గరగా చూడు',
  common: {
    light: 'వెలుతురు ఎలా పడుతోందో చూడు',
    ground: 'నేలను దగ్గరగా చూడు',
    sounds: 'ఇక్కడి చప్పుళ్ళు విను',
    air: 'ఆగి ఊపిరి పీల్చుకో',
    distance: 'దూరంగా చూడు',
  },
}
export const offersGu: Offers = {
  closer: 'નજીકથી જો',
  common: {
    light: 'અજવાળું કેવું પડે છે તે જો',
    ground: 'જમીન નજીકથી જો',
    sounds: 'અહીંના અવાજ સાંભળ',
    air: 'થોભીને શ્વાસ લે',
    distance: 'દૂર સુધી જો',
  },
}
export const offersKn: Offers = {
  closer: 'ಹತ್ತಿರದಿಂದ ನೋಡು',
  common: {
    light: 'ಬೆಳಕು ಹೇಗೆ ಬೀಳುತ್ತಿದೆ ನೋಡು',
    ground: 'ನೆಲವನ್ನು ಹತ್ತಿರದಿಂದ ನೋಡು',
    sounds: 'ಇಲ್ಲಿನ ಸದ್ದು ಕೇಳು',
    air: 'ನಿಂತು ಉಸಿರೆಳೆದುಕೋ',
    distance: 'ದೂರಕ್ಕೆ ನೋಡು',
  },
}
export const offersMl: Offers = {
  closer: 'അടുത്തുനിന്നു നോക്ക്',
  common: {
    light: 'വെളിച്ചം വീഴുന്നതു നോക്ക്',
    ground: 'നിലം അടുത്തുനിന്നു നോക്ക്',
    sounds: 'ഇവിടത്തെ ഒച്ചകൾ കേൾക്ക്',
    air: 'നിന്നൊന്നു ശ്വാസമെടുക്ക്',
    distance: 'ദൂരേക്കു നോക്ക്',
  },
}
export const offersUr: Offers = {
  closer: 'پاس سے دیکھو',
  common: {
    light: 'دیکھو کہ روشنی کیسے پڑتی ہے',
    ground: 'زمین کو پاس سے دیکھو',
    sounds: 'یہاں کی آوازیں سنو',
    air: 'ٹھہر کر سانس لو',
    distance: 'دور تک دیکھو',
  },
}
