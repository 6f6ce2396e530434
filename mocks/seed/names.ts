/** Names that are common in Kyiv today; faker's own list has many rare ones. */
import type { ScenarioBuilder } from './scenario-builder.ts'

type Sex = 'woman' | 'man'

const WOMEN = (
  'Анна Марія Софія Дарина Вікторія Анастасія Олександра Катерина Юлія Ірина Оксана Наталія Тетяна ' +
  'Світлана Людмила Галина Любов Надія Віра Христина Соломія Зоряна Богдана Мирослава Ярослава ' +
  'Валентина Лариса Ганна Ольга Поліна Злата Аліна Марина Яна Діана Євгенія Іванна Уляна Леся ' +
  'Мар’яна Роксолана Інна Тамара Вероніка Єлизавета Лілія Руслана Ксенія'
).split(' ')

const MEN = (
  'Олександр Максим Дмитро Артем Богдан Іван Назар Денис Владислав Ярослав Тарас Сергій Ігор Олег ' +
  'Юрій Василь Петро Микола Павло Роман Віталій Віктор Євген Михайло Степан Остап Юліан Ілля Кирило ' +
  "Антон В'ячеслав Володимир Руслан Григорій Данило Матвій Тимофій Лук’ян Гліб Костянтин Валерій " +
  'Станіслав Ростислав Всеволод Марко Орест Захар Семен'
).split(' ')

/** Surnames with one form for both sexes. */
const SHARED = (
  'Шевчук Бондаренко Ткаченко Кравчук Поліщук Марченко Савченко Руденко Мороз Лисенко Клименко ' +
  'Павленко Гриценко Ярмоленко Кравець Гончар Мельничук Сидоренко Тимошенко Василенко Онищенко ' +
  "Литвиненко Коваленко Бойко Гнатюк Семенюк Данилюк Дяченко Дʼяченко Дем'яненко О'Коннор Лук'яненко " +
  'Романюк Паламарчук Пономаренко Кузьменко Заєць Швець Осадчук Ящук Їжакевич Єрмоленко Юрченко ' +
  'Третяк Ґудзь Стельмах Нестеренко Остапчук Козак Чумак Дячук Панченко Гордієнко'
).split(' ')

/** Surnames with a form for each sex, as a stem for both endings. */
const BY_SEX = (
  'Левицьк Вишневськ Яворськ Ковальськ Савицьк Городецьк Барановськ Соколовськ ' +
  'Заболоцьк Хмельницьк Островськ Лозинськ Завадськ Добровольськ Білецьк Рудницьк'
).split(' ')

const SHARE_BY_SEX = 0.3

/** A first name and a surname of matching form. */
export function personName(
  { faker }: ScenarioBuilder,
  sex: Sex,
): { first_name: string; last_name: string } {
  const first_name = faker.helpers.arrayElement(sex === 'woman' ? WOMEN : MEN)
  if (!faker.datatype.boolean(SHARE_BY_SEX))
    return { first_name, last_name: faker.helpers.arrayElement(SHARED) }
  const stem = faker.helpers.arrayElement(BY_SEX)
  return { first_name, last_name: stem + (sex === 'woman' ? 'а' : 'ий') }
}
