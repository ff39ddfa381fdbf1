import type { AuthorsMessages } from '../en.ts'

export const authors: AuthorsMessages['authors'] = {
  loading: 'लेखक का पन्ना खुल रहा है...',
  failed: 'यह पन्ना नहीं खुल सका।',
  missing: 'इस नाम का कोई लेखक नहीं है।',
  backToStories: 'कहानियों पर लौटें',
  writesIn: 'लेखन की भाषा: {languages}',
  since: '{month} से यहाँ',
  follow: 'फ़ॉलो करें',
  following: 'फ़ॉलो कर रहे हैं',
  block: 'ब्लॉक करें',
  unblock: 'अनब्लॉक करें',
  change: 'यह पन्ना बदलें',
  notDone: 'यह नहीं हो सका। कृपया फिर कोशिश करें।',
  guest: 'किसी लेखक को फ़ॉलो करने के लिए लॉग इन करें',
  figures: {
    stories_total: { one: 'कहानी', other: 'कहानियाँ' },
    plays_total: { one: 'बार खेली गई', other: 'बार खेली गईं' },
    followers_total: { one: 'फ़ॉलोअर', other: 'फ़ॉलोअर' },
  },
  stories: 'कहानियाँ',
  series: 'शृंखलाएँ',
  moreSeries: 'और शृंखलाएँ दिखाएँ',
  loadingSeries: 'आ रही हैं...',
  newestFirst: '{count}, सबसे नई पहले',
  none: 'अभी कुछ प्रकाशित नहीं हुआ है।',
  noneHint: 'जब तक आपकी कोई कहानी प्रकाशित न हो, यह पन्ना किसी और को नहीं दिखता।',
}
