// Generated from openapi/source by `npm run generate`. Do not edit.

// @ts-nocheck
import { type CheckedBody, withError, codePoints as func0 } from "../../formats/checked-body.ts";
import { isDate as formats0 } from "../../formats/dates.ts";
import { NewAvailabilityBody } from "../bodies/new-availability.ts";

const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");
const pattern2 = new RegExp("^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "required", "name");
errors++;
}
if(data.timezone === undefined){
vErrors = withError(vErrors, instancePath, "required", "timezone");
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "duration")) || (key0 === "timezone")) || (key0 === "minimumToSchedule")) || (key0 === "maximumToSchedule")) || (key0 === "days")) || (key0 === "blockedDates"))){
vErrors = withError(vErrors, instancePath, "additionalProperties", key0);
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 80){
vErrors = withError(vErrors, instancePath+"/name", "maxLength", 80);
errors++;
}
if(func0(data0) < 1){
vErrors = withError(vErrors, instancePath+"/name", "minLength", 1);
errors++;
}
if(!pattern0.test(data0)){
vErrors = withError(vErrors, instancePath+"/name", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/name", "type");
errors++;
}
}
if(data.duration !== undefined){
let data1 = data.duration;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = withError(vErrors, instancePath+"/duration", "type");
errors++;
}
if(typeof data1 == "number"){
if(data1 > 480 || isNaN(data1)){
vErrors = withError(vErrors, instancePath+"/duration", "maximum", 480);
errors++;
}
if(data1 < 5 || isNaN(data1)){
vErrors = withError(vErrors, instancePath+"/duration", "minimum", 5);
errors++;
}
}
}
if(data.timezone !== undefined){
let data2 = data.timezone;
if(typeof data2 === "string"){
if(func0(data2) > 64){
vErrors = withError(vErrors, instancePath+"/timezone", "maxLength", 64);
errors++;
}
if(func0(data2) < 1){
vErrors = withError(vErrors, instancePath+"/timezone", "minLength", 1);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/timezone", "type");
errors++;
}
}
if(data.minimumToSchedule !== undefined){
let data3 = data.minimumToSchedule;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
vErrors = withError(vErrors, instancePath+"/minimumToSchedule", "type");
errors++;
}
if(typeof data3 == "number"){
if(data3 > 43200 || isNaN(data3)){
vErrors = withError(vErrors, instancePath+"/minimumToSchedule", "maximum", 43200);
errors++;
}
if(data3 < 0 || isNaN(data3)){
vErrors = withError(vErrors, instancePath+"/minimumToSchedule", "minimum", 0);
errors++;
}
}
}
if(data.maximumToSchedule !== undefined){
let data4 = data.maximumToSchedule;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
vErrors = withError(vErrors, instancePath+"/maximumToSchedule", "type");
errors++;
}
if(typeof data4 == "number"){
if(data4 > 730 || isNaN(data4)){
vErrors = withError(vErrors, instancePath+"/maximumToSchedule", "maximum", 730);
errors++;
}
if(data4 < 0 || isNaN(data4)){
vErrors = withError(vErrors, instancePath+"/maximumToSchedule", "minimum", 0);
errors++;
}
}
}
if(data.days !== undefined){
let data5 = data.days;
if(Array.isArray(data5)){
if(data5.length > 70){
vErrors = withError(vErrors, instancePath+"/days", "maxItems", 70);
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.day === undefined){
vErrors = withError(vErrors, instancePath+"/days/" + i0, "required", "day");
errors++;
}
if(data6.start === undefined){
vErrors = withError(vErrors, instancePath+"/days/" + i0, "required", "start");
errors++;
}
if(data6.end === undefined){
vErrors = withError(vErrors, instancePath+"/days/" + i0, "required", "end");
errors++;
}
for(const key1 in data6){
if(!(((key1 === "day") || (key1 === "start")) || (key1 === "end"))){
vErrors = withError(vErrors, instancePath+"/days/" + i0, "additionalProperties", key1);
errors++;
}
}
if(data6.day !== undefined){
let data7 = data6.day;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
vErrors = withError(vErrors, instancePath+"/days/" + i0+"/day", "type");
errors++;
}
if(typeof data7 == "number"){
if(data7 > 7 || isNaN(data7)){
vErrors = withError(vErrors, instancePath+"/days/" + i0+"/day", "maximum", 7);
errors++;
}
if(data7 < 1 || isNaN(data7)){
vErrors = withError(vErrors, instancePath+"/days/" + i0+"/day", "minimum", 1);
errors++;
}
}
}
if(data6.start !== undefined){
let data8 = data6.start;
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
vErrors = withError(vErrors, instancePath+"/days/" + i0+"/start", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/days/" + i0+"/start", "type");
errors++;
}
}
if(data6.end !== undefined){
let data9 = data6.end;
if(typeof data9 === "string"){
if(!pattern2.test(data9)){
vErrors = withError(vErrors, instancePath+"/days/" + i0+"/end", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/days/" + i0+"/end", "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/days/" + i0, "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/days", "type");
errors++;
}
}
if(data.blockedDates !== undefined){
let data10 = data.blockedDates;
if(Array.isArray(data10)){
if(data10.length > 100){
vErrors = withError(vErrors, instancePath+"/blockedDates", "maxItems", 100);
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.date === undefined){
vErrors = withError(vErrors, instancePath+"/blockedDates/" + i1, "required", "date");
errors++;
}
for(const key2 in data11){
if(!((key2 === "date") || (key2 === "note"))){
vErrors = withError(vErrors, instancePath+"/blockedDates/" + i1, "additionalProperties", key2);
errors++;
}
}
if(data11.date !== undefined){
let data12 = data11.date;
if(typeof data12 === "string"){
if(func0(data12) > 10){
vErrors = withError(vErrors, instancePath+"/blockedDates/" + i1+"/date", "maxLength", 10);
errors++;
}
if(!(formats0(data12))){
vErrors = withError(vErrors, instancePath+"/blockedDates/" + i1+"/date", "format");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/blockedDates/" + i1+"/date", "type");
errors++;
}
}
if(data11.note !== undefined){
let data13 = data11.note;
if(typeof data13 === "string"){
if(func0(data13) > 80){
vErrors = withError(vErrors, instancePath+"/blockedDates/" + i1+"/note", "maxLength", 80);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/blockedDates/" + i1+"/note", "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/blockedDates/" + i1, "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/blockedDates", "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "type");
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

/** NewAvailability as JSON Schema, and the check of it. */
export const NewAvailabilityCheck: CheckedBody = {
  schema: NewAvailabilityBody,
  check: (body) => (validate0(body) ? [] : validate0.errors),
};
