/** Travel for the organization: where to and how long, with whom, and what it is expected to cost. Its approval marks attendance. */
import { requestActions, requestStatus } from '../../approval/request.ts';
import { mostTravelDays } from '../../attendance/travel.ts';
import { placeOf } from '../../hris/of-person.ts';
import { countedAs } from '../../kit/counted.ts';
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { count, sum } from '../../kit/report.ts';
import { bilingual } from '../../kit/text.ts';
import { tripPaths } from '../paths.ts';
import { projectField } from '../project.ts';
import { itineraryErrors } from './itinerary.ts';

/** What a day of a trip gives of the daily allowance. */
export const tripShares = {
  full: bilingual('Full day', 'पूरा दिन'),
  part: bilingual('Part day', 'आंशिक दिन'),
  none: bilingual('None', 'छैन'),
  leave: bilingual('Leave', 'बिदा'),
} as const;

const allowanceNow = {
  shape: 'ranking',
  opensOn: 'this_fiscal_year',
  order: 'most',
  period: 'departs_on',
  where: { status: 'Approved' },
  filters: ['sender', 'branch', 'division', 'project'],
  columns: ['sender', 'title', 'departs_on', 'returns_on', 'per_diem', 'estimate', 'status'],
  sort: '-departs_on',
} as const;
const tripsHelp = bilingual('Approved travel, by the day of departure.', 'प्रस्थान मितिअनुसार स्वीकृत भ्रमण।');

export const travelRequest = defineEntity({
  name: 'travel_request',
  label: bilingual('Travel request', 'भ्रमण अनुरोध'),
  plural: bilingual('Travel requests', 'भ्रमण अनुरोध'),
  sort: '-created_at',
  owner: 'sender',
  name_field: 'title',
  search: ['sender', 'title'],
  filled_by: ['organizationMember'],
  scopes: {
    own: [{ person: 'sender' }, { person: 'associates.person', when: { status: ['Approved', 'Cancelled'] } }],
    team: { approvers: true },
    organization: { code: '17.00' },
  },
  lifecycle: {
    kind: 'approval',
    amount: 'estimate',
    amountFrom: ['departs_on', 'departs_at', 'returns_on', 'returns_at', 'legs', 'associates', 'other_costs'],
    endsWithEmployment: true,
    notification: {
      category: 'attendance',
      requested: bilingual('{name} requested travel', '{name} ले भ्रमण माग्नुभएको छ'),
      subject: bilingual('your travel request', 'तपाईंको भ्रमण अनुरोध'),
      paths: { own: tripPaths.own, team: tripPaths.asked },
    },
  },
  fields: {
    sender: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true, readonly: true }),
    ...placeOf('sender', 'departs_on'),
    title: f.text({ label: bilingual('Title', 'शीर्षक'), required: true, max: 120 }),
    purpose: f.longText({ label: bilingual('Purpose', 'प्रयोजन'), required: true, max: 600 }),
    project: projectField,
    departs_on: f.date({ label: bilingual('Departure date', 'प्रस्थान मिति'), required: true }),
    departs_at: f.time({ label: bilingual('Departure time', 'प्रस्थान समय'), required: true }),
    returns_on: f.date({ label: bilingual('Return date', 'फर्कने मिति'), required: true }),
    returns_at: f.time({ label: bilingual('Return time', 'फर्कने समय'), required: true }),
    legs: f.lines({
      label: bilingual('Itinerary', 'यात्रा तालिका'),
      one: bilingual('leg', 'यात्राको खण्ड'),
      help: bilingual('Each place in its order, without the way home', 'क्रमअनुसार हरेक स्थान, घर फर्कने यात्राबाहेक'),
      required: true,
      max: 30,
      item: {
        origin: f.text({ label: bilingual('Starting place', 'प्रस्थान स्थान'), required: true, max: 80 }),
        location: f.reference({
          label: bilingual('Destination', 'गन्तव्य'),
          required: true,
          to: 'travel_location',
          name_field: 'name',
        }),
        departs_on: f.date({ label: bilingual('Date', 'मिति'), required: true }),
        mode: f.choice({
          label: bilingual('Mode of travel', 'यात्राको माध्यम'),
          required: true,
          default: 'bus',
          choices: {
            air: bilingual('Air', 'हवाई'),
            bus: bilingual('Bus', 'बस'),
            train: bilingual('Train', 'रेल'),
            office_vehicle: bilingual('Office vehicle', 'कार्यालयको सवारी'),
            own_vehicle: bilingual('Own vehicle', 'निजी सवारी'),
            other: bilingual('Other', 'अन्य'),
          },
        }),
      },
    }),
    associates: f.lines({
      label: bilingual('Associates', 'सहयात्री'),
      one: bilingual('associate', 'सहयात्री'),
      max: 30,
      item: {
        person: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true }),
        per_diem: f.money({ label: bilingual('Daily allowances in NPR', 'दैनिक भत्ता, रुपैयाँमा'), readonly: true }),
      },
    }),
    other_costs: f.money({
      label: bilingual('Other expected costs', 'अन्य अनुमानित खर्च'),
      help: bilingual('In NPR, such as tickets and hotels', 'रुपैयाँमा, जस्तै टिकट र होटल'),
      min: 0,
    }),
    keeps_leave: f.boolean({
      label: bilingual('Keep leave days', 'बिदाका दिन यथावत् राख्ने'),
      help: bilingual(
        'Approved leave stays, without an allowance on those days',
        'स्वीकृत बिदा यथावत् रहन्छ, ती दिनको भत्ता पाइँदैन',
      ),
      default: false,
    }),
    days: f.lines({
      label: bilingual('Daily allowances', 'दैनिक भत्ता'),
      readonly: true,
      max: mostTravelDays,
      item: {
        day: f.date({ label: bilingual('Day', 'दिन'), required: true }),
        location: f.reference({ label: bilingual('Place', 'स्थान'), to: 'travel_location', name_field: 'name' }),
        minutes: f.duration({ label: bilingual('Time away', 'बाहिर रहेको समय'), required: true }),
        share: f.choice({ label: bilingual('Allowance', 'भत्ता'), required: true, choices: tripShares }),
        amount: f.amount({ label: bilingual('Amount', 'रकम') }),
      },
    }),
    per_diem: f.money({ label: bilingual('Daily allowances in NPR', 'दैनिक भत्ता, रुपैयाँमा'), readonly: true }),
    /** Allowances of all who travel, and other costs, by the rates of the day on which it was sent. */
    estimate: f.money({ label: bilingual('Estimated cost in NPR', 'अनुमानित खर्च, रुपैयाँमा'), readonly: true }),
    status: requestStatus,
  },
  rules: itineraryErrors,
  actions: requestActions,
  reports: {
    by_person: {
      label: bilingual('Travel by person', 'व्यक्तिअनुसार भ्रमण'),
      question: bilingual('Who travels, and what is it expected to cost?', 'को भ्रमण गर्छन्, र अनुमानित खर्च कति हुन्छ?'),
      help: tripsHelp,
      ...allowanceNow,
      counted: countedAs.requests,
      chart: 'none',
      groupBy: 'sender',
      measures: { estimate: sum('estimate'), requests: count() },
    },
    by_division: {
      label: bilingual('Travel by division', 'महाशाखाअनुसार भ्रमण'),
      question: bilingual('Which divisions travel most?', 'कुन महाशाखा सबैभन्दा बढी भ्रमण गर्छन्?'),
      help: tripsHelp,
      ...allowanceNow,
      counted: countedAs.requests,
      groupBy: 'division',
      measures: { estimate: sum('estimate'), requests: count() },
    },
    by_project: {
      label: bilingual('Travel by project', 'परियोजनाअनुसार भ्रमण'),
      question: bilingual('Which projects travel most?', 'कुन परियोजनामा सबैभन्दा बढी भ्रमण हुन्छ?'),
      help: tripsHelp,
      ...allowanceNow,
      counted: countedAs.requests,
      groupBy: 'project',
      measures: { estimate: sum('estimate'), requests: count() },
    },
    by_place: {
      label: bilingual('Travel by place', 'स्थानअनुसार भ्रमण'),
      question: bilingual('Where do employees travel?', 'कर्मचारी कहाँ भ्रमण गर्छन्?'),
      help: tripsHelp,
      ...allowanceNow,
      counted: bilingual('Visits', 'भ्रमण'),
      groupBy: 'legs.location',
      measures: { visits: count() },
    },
  },
});
