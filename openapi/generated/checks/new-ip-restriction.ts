// Generated from openapi/source by `npm run generate`. Do not edit.

// @ts-nocheck
import { type CheckedBody, withError, codePoints as func0 } from "../../formats/checked-body.ts";
import { NewIpRestrictionBody } from "../bodies/new-ip-restriction.ts";

const pattern0 = new RegExp("^[0-9a-f]{24}$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.range === undefined){
vErrors = withError(vErrors, instancePath, "required", "range");
errors++;
}
if(data.users === undefined){
vErrors = withError(vErrors, instancePath, "required", "users");
errors++;
}
for(const key0 in data){
if(!((((key0 === "range") || (key0 === "users")) || (key0 === "description")) || (key0 === "confirm"))){
vErrors = withError(vErrors, instancePath, "additionalProperties", key0);
errors++;
}
}
if(data.range !== undefined){
let data0 = data.range;
if(typeof data0 === "string"){
if(func0(data0) > 49){
vErrors = withError(vErrors, instancePath+"/range", "maxLength", 49);
errors++;
}
if(func0(data0) < 2){
vErrors = withError(vErrors, instancePath+"/range", "minLength", 2);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/range", "type");
errors++;
}
}
if(data.users !== undefined){
let data1 = data.users;
if(Array.isArray(data1)){
if(data1.length > 500){
vErrors = withError(vErrors, instancePath+"/users", "maxItems", 500);
errors++;
}
if(data1.length < 1){
vErrors = withError(vErrors, instancePath+"/users", "minItems", 1);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
vErrors = withError(vErrors, instancePath+"/users/" + i0, "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/users/" + i0, "type");
errors++;
}
}
if(new Set(data1).size < data1.length){
vErrors = withError(vErrors, instancePath+"/users", "uniqueItems");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/users", "type");
errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if(typeof data3 === "string"){
if(func0(data3) > 200){
vErrors = withError(vErrors, instancePath+"/description", "maxLength", 200);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/description", "type");
errors++;
}
}
if(data.confirm !== undefined){
if(typeof data.confirm !== "boolean"){
vErrors = withError(vErrors, instancePath+"/confirm", "type");
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

/** NewIpRestriction as JSON Schema, and the check of it. */
export const NewIpRestrictionCheck: CheckedBody = {
  schema: NewIpRestrictionBody,
  check: (body) => (validate0(body) ? [] : validate0.errors),
};
