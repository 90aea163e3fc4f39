// Generated from openapi/source by `npm run generate`. Do not edit.

// @ts-nocheck
import { type CheckedBody, withError, codePoints as func1 } from "../../formats/checked-body.ts";
import { isEmailAddress as formats0 } from "../../formats/email-address.ts";
import { isDateTime as formats2 } from "../../formats/dates.ts";
import { NewAppointmentBody } from "../bodies/new-appointment.ts";

const schema0 = {"type":"object","additionalProperties":false,"required":["customer","service","startsAt"],"properties":{"customer":{"type":"string","minLength":1,"maxLength":120,"pattern":"\\S"},"email":{"type":["string","null"],"format":"email","maxLength":254},"phone":{"type":"string","maxLength":40},"service":{"type":"string","pattern":"^[0-9a-f]{24}$"},"startsAt":{"type":"string","format":"date-time","pattern":"^(19|20|21)\\d\\d-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:[0-5]\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$","maxLength":40},"user":{"oneOf":[{"type":"string","pattern":"^[0-9a-f]{24}$"},{"type":"null"}]},"status":{"type":"string","enum":["pending","attended","canceled","rescheduled"]},"submittedForm":{"oneOf":[{"type":"string","pattern":"^[0-9a-f]{24}$"},{"type":"null"}]},"extraData":{"type":"array","maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":80,"pattern":"\\S"},"value":{"type":"string","maxLength":500}}}}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^[0-9a-f]{24}$", "u");
const pattern2 = new RegExp("^(19|20|21)\\d\\d-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:[0-5]\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.customer === undefined){
vErrors = withError(vErrors, instancePath, "required", "customer");
errors++;
}
if(data.service === undefined){
vErrors = withError(vErrors, instancePath, "required", "service");
errors++;
}
if(data.startsAt === undefined){
vErrors = withError(vErrors, instancePath, "required", "startsAt");
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
vErrors = withError(vErrors, instancePath, "additionalProperties", key0);
errors++;
}
}
if(data.customer !== undefined){
let data0 = data.customer;
if(typeof data0 === "string"){
if(func1(data0) > 120){
vErrors = withError(vErrors, instancePath+"/customer", "maxLength", 120);
errors++;
}
if(func1(data0) < 1){
vErrors = withError(vErrors, instancePath+"/customer", "minLength", 1);
errors++;
}
if(!pattern0.test(data0)){
vErrors = withError(vErrors, instancePath+"/customer", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/customer", "type");
errors++;
}
}
if(data.email !== undefined){
let data1 = data.email;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = withError(vErrors, instancePath+"/email", "type");
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 254){
vErrors = withError(vErrors, instancePath+"/email", "maxLength", 254);
errors++;
}
if(!(formats0(data1))){
vErrors = withError(vErrors, instancePath+"/email", "format");
errors++;
}
}
}
if(data.phone !== undefined){
let data2 = data.phone;
if(typeof data2 === "string"){
if(func1(data2) > 40){
vErrors = withError(vErrors, instancePath+"/phone", "maxLength", 40);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/phone", "type");
errors++;
}
}
if(data.service !== undefined){
let data3 = data.service;
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
vErrors = withError(vErrors, instancePath+"/service", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/service", "type");
errors++;
}
}
if(data.startsAt !== undefined){
let data4 = data.startsAt;
if(typeof data4 === "string"){
if(func1(data4) > 40){
vErrors = withError(vErrors, instancePath+"/startsAt", "maxLength", 40);
errors++;
}
if(!pattern2.test(data4)){
vErrors = withError(vErrors, instancePath+"/startsAt", "pattern");
errors++;
}
if(!(formats2(data4))){
vErrors = withError(vErrors, instancePath+"/startsAt", "format");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/startsAt", "type");
errors++;
}
}
if(data.user !== undefined){
let data5 = data.user;
const _errs13 = errors;
let valid1 = false;
let passing0 = null;
const _errs14 = errors;
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
vErrors = withError(vErrors, instancePath+"/user", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/user", "type");
errors++;
}
var _valid0 = _errs14 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs16 = errors;
if(data5 !== null){
vErrors = withError(vErrors, instancePath+"/user", "type");
errors++;
}
var _valid0 = _errs16 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
vErrors = withError(vErrors, instancePath+"/user", "oneOf", passing0);
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.status !== undefined){
let data6 = data.status;
if(typeof data6 !== "string"){
vErrors = withError(vErrors, instancePath+"/status", "type");
errors++;
}
if(!((((data6 === "pending") || (data6 === "attended")) || (data6 === "canceled")) || (data6 === "rescheduled"))){
vErrors = withError(vErrors, instancePath+"/status", "enum");
errors++;
}
}
if(data.submittedForm !== undefined){
let data7 = data.submittedForm;
const _errs21 = errors;
let valid2 = false;
let passing1 = null;
const _errs22 = errors;
if(typeof data7 === "string"){
if(!pattern1.test(data7)){
vErrors = withError(vErrors, instancePath+"/submittedForm", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/submittedForm", "type");
errors++;
}
var _valid1 = _errs22 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs24 = errors;
if(data7 !== null){
vErrors = withError(vErrors, instancePath+"/submittedForm", "type");
errors++;
}
var _valid1 = _errs24 === errors;
if(_valid1 && valid2){
valid2 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid2 = true;
passing1 = 1;
}
}
if(!valid2){
vErrors = withError(vErrors, instancePath+"/submittedForm", "oneOf", passing1);
errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
}
if(data.extraData !== undefined){
let data8 = data.extraData;
if(Array.isArray(data8)){
if(data8.length > 50){
vErrors = withError(vErrors, instancePath+"/extraData", "maxItems", 50);
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.name === undefined){
vErrors = withError(vErrors, instancePath+"/extraData/" + i0, "required", "name");
errors++;
}
for(const key1 in data9){
if(!((key1 === "name") || (key1 === "value"))){
vErrors = withError(vErrors, instancePath+"/extraData/" + i0, "additionalProperties", key1);
errors++;
}
}
if(data9.name !== undefined){
let data10 = data9.name;
if(typeof data10 === "string"){
if(func1(data10) > 80){
vErrors = withError(vErrors, instancePath+"/extraData/" + i0+"/name", "maxLength", 80);
errors++;
}
if(func1(data10) < 1){
vErrors = withError(vErrors, instancePath+"/extraData/" + i0+"/name", "minLength", 1);
errors++;
}
if(!pattern0.test(data10)){
vErrors = withError(vErrors, instancePath+"/extraData/" + i0+"/name", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/extraData/" + i0+"/name", "type");
errors++;
}
}
if(data9.value !== undefined){
let data11 = data9.value;
if(typeof data11 === "string"){
if(func1(data11) > 500){
vErrors = withError(vErrors, instancePath+"/extraData/" + i0+"/value", "maxLength", 500);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/extraData/" + i0+"/value", "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/extraData/" + i0, "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/extraData", "type");
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

/** NewAppointment as JSON Schema, and the check of it. */
export const NewAppointmentCheck: CheckedBody = {
  schema: NewAppointmentBody,
  check: (body) => (validate0(body) ? [] : validate0.errors),
};
