import type { NoticesMessages } from '../en.ts'

export const notices: NoticesMessages['notices'] = {
  title: 'सूचनाएँ',
  lead: 'जो आपसे जुड़ा है, सबसे नया पहले।',
  settings: 'चुनें कि कैसी सूचनाएँ मिलें',
  loading: 'आपकी सूचनाएँ आ रही हैं...',
  failed: 'आपकी सूचनाएँ नहीं खुल सकीं।',
  empty: 'अभी कुछ नहीं है।',
  emptyHint: 'जब कोई आपको उत्तर दे, आपका ज़िक्र करे या आपको फ़ॉलो करे, तो यहाँ बताया जाएगा।',
  find: 'कोई कहानी ढूँढ़ें',
  isNew: 'नया',
  more: 'पहले की दिखाएँ',
  loadingMore: 'आ रही हैं...',
  nobody: 'कोई, जो जा चुका है',
  people: {
    one: '{name}',
    two: '{name} और एक अन्य',
    many: '{name} और {count} अन्य',
  },
  kinds: {
    comment_answered: '“{story}” पर आपकी टिप्पणी का उत्तर: {people}',
    review_answered: '“{story}” की आपकी समीक्षा का उत्तर: {people}',
    mentioned: '“{story}” की एक टिप्पणी में आपका ज़िक्र: {people}',
    followed: { one: 'अब आपको फ़ॉलो करते हैं: {people}', other: 'अब आपको फ़ॉलो करते हैं: {people}' },
    story_published: 'नई कहानी “{story}”: {people}',
    coauthor_invited: '“{story}” पर साथ काम करने का न्योता: {people}',
    story_commented: 'आपकी कहानी “{story}” पर टिप्पणी: {people}',
    story_reviewed: 'आपकी कहानी “{story}” की समीक्षा: {people}',
  },
  invitation: {
    accept: 'स्वीकार करें',
    decline: 'नहीं, धन्यवाद',
    busy: 'एक क्षण...',
    failed: 'आपका उत्तर नहीं पहुँचा। कृपया फिर कोशिश करें।',
    accepted: '“{story}” अब आपकी कहानियों में है।',
  },
  outcomes: {
    upheld: 'आपने जिसकी शिकायत की थी, उसे हटा दिया गया',
    closed: 'आपने जिसकी शिकायत की थी, वह रह सकता है',
    gone: 'आपने जिसकी शिकायत की थी, वह अब यहाँ नहीं है',
  },
}
