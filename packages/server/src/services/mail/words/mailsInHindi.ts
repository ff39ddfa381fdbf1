import type { DigestHeadings, MailWords, Template } from './mailWords.ts'

/** What came of a report. The story is not named: its title is somebody's words. */
const reportMail = (username: string, outcome: string): Template => ({
  subject: 'Kathasagar पर आपकी शिकायत का क्या हुआ',
  heading: `धन्यवाद, ${username}`,
  paragraphs: [outcome, 'लेखक को यह नहीं बताया जाता कि शिकायत किसने की।'],
  label: 'कहानियों पर लौटें',
  footer: 'यह मेल आपको इसलिए मिला है कि आपने एक कहानी की शिकायत की थी।',
})

export const digestInHindi: DigestHeadings = {
  taleOfTheDay: 'आज की कथा',
  followedStories: 'उन लेखकों से जिन्हें आप फ़ॉलो करते हैं',
  newStories: 'नई कहानियाँ',
  openSessions: 'जहाँ से आप आगे बढ़ सकते हैं',
  noticesHeading: 'आपके लिए सूचनाएँ',
  notices: {
    comment_answered: 'आपकी टिप्पणी का उत्तर आया',
    review_answered: 'लेखक ने आपकी समीक्षा का उत्तर दिया',
    mentioned: 'किसी ने आपका ज़िक्र किया',
    followed: 'आपको नए फ़ॉलोअर मिले',
    story_published: 'एक कहानी प्रकाशित हुई',
    coauthor_invited: 'किसी ने आपको साथ में कहानी लिखने को कहा',
    story_commented: 'आपकी कहानी पर टिप्पणी हुई',
    story_reviewed: 'आपकी कहानी की समीक्षा हुई',
    report_decided: 'आपकी शिकायत पर फ़ैसला हुआ',
  },
  unsubscribe: 'ये चिट्ठियाँ अब न भेजें',
}

export const mailsInHindi: MailWords = (username) => ({
  verify_email: {
    subject: 'Kathasagar के लिए अपने ईमेल की पुष्टि करें',
    heading: `स्वागत है, ${username}`,
    paragraphs: [
      'कृपया पुष्टि करें कि यह ईमेल पता आपका ही है। इसके साथ आपको कहानियों के लिए 80 क्रेडिट मिलेंगे।',
      'यह लिंक 24 घंटे के भीतर, एक ही बार काम करता है।',
    ],
    label: 'मेरे ईमेल की पुष्टि करें',
    footer:
      'यह मेल आपको इसलिए मिला है कि इस पते से खाता खोला गया है। यदि वह आपने नहीं खोला, तो इसे अनदेखा करें।',
  },
  reset_password: {
    subject: 'Kathasagar के लिए नया पासवर्ड चुनें',
    heading: `${username} के लिए नया पासवर्ड`,
    paragraphs: [
      'किसी ने, शायद आपने ही, नया पासवर्ड माँगा है।',
      'यह लिंक एक घंटे के भीतर, एक ही बार काम करता है। इसके बाद हर उपकरण पर आप साइन आउट हो जाएँगे।',
    ],
    label: 'नया पासवर्ड चुनें',
    footer: 'यदि आपने नहीं माँगा, तो इस मेल को अनदेखा करें: आपका पासवर्ड वही रहेगा।',
  },
  password_changed: {
    subject: 'आपका Kathasagar पासवर्ड बदल दिया गया है',
    heading: `${username} का पासवर्ड बदल दिया गया है`,
    paragraphs: [
      'जिन उपकरणों पर पुराने पासवर्ड से साइन इन था, वे साइन आउट हो गए हैं।',
      'यदि आपने नहीं बदला, तो तुरंत दूसरा पासवर्ड चुनें।',
    ],
    label: 'यह मैंने नहीं किया',
    footer: 'जब भी आपके खाते का पासवर्ड बदलता है, यह मेल आपको मिलता है।',
  },
  deletion_asked: {
    subject: 'आपका Kathasagar खाता बंद हो गया है',
    heading: `अलविदा, ${username}`,
    paragraphs: [
      'आपका खाता बंद है। सात दिन में आपकी सहेजी हुई हर चीज़ मिटा दी जाएगी।',
      'यदि मन बदल जाए, या यह आपने न किया हो, तो उससे पहले साइन इन करें: सब पहले जैसा हो जाएगा।',
    ],
    label: 'मेरा खाता रहने दें',
    footer: 'यह मेल आपको इसलिए मिला है कि आपके पासवर्ड से किसी ने आपका खाता बंद किया है।',
  },
  deletion_cancelled: {
    subject: 'आपका Kathasagar खाता बना रहेगा',
    heading: `लौट आने के लिए धन्यवाद, ${username}`,
    paragraphs: ['आपने साइन इन किया, इसलिए आपका खाता बना रहेगा और कुछ भी मिटाया नहीं जाएगा।'],
    label: 'मेरा खाता खोलें',
    footer: 'यदि वह आप नहीं थे, तो तुरंत नया पासवर्ड चुनें।',
  },
  google_taken: {
    subject: 'किसी ने आपका Kathasagar खाता खोलने की कोशिश की',
    heading: `${username} के खाते से एक दूसरे Google खाते को लौटा दिया गया`,
    paragraphs: [
      'एक ऐसे Google खाते से साइन इन करने की कोशिश हुई जिसका ईमेल आपका है, पर जिससे यहाँ आपका खाता नहीं खुलता।',
      'उसे लौटा दिया गया, और कुछ नहीं बदला। यदि वह आप थे, तो उसी Google खाते से साइन इन करें जो पहले काम आता था, या अपने पासवर्ड से।',
    ],
    label: 'मेरा खाता देखें',
    footer: 'यदि वह आप नहीं थे, तो हो सकता है कि आपका ईमेल पता किसी और के हाथ लग गया हो।',
  },
  report_upheld: reportMail(
    username,
    'आपने जिसकी शिकायत की थी, उसे एक संपादक ने पढ़ लिया है और हटा दिया है।',
  ),
  report_closed: reportMail(
    username,
    'आपने जिसकी शिकायत की थी, उसे एक संपादक ने पढ़ लिया है और पाया कि वह रह सकता है।',
  ),
  report_gone: reportMail(username, 'एक संपादक ने आपकी शिकायत देख ली है। वह कहानी अब यहाँ नहीं मिलती।'),
  digest: {
    subject: 'Kathasagar पर आपका सप्ताह',
    heading: `${username}, आपके लिए कहानियाँ`,
    paragraphs: ['इस सप्ताह पढ़ने के लिए यह सब है।'],
    label: 'सब कहानियाँ',
    footer: 'यह चिट्ठी सप्ताह में एक बार इसलिए आती है कि आपने अपने खाते में इसे माँगा है।',
  },
})
